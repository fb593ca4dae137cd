<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>App</name>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
</context>
</TS>
