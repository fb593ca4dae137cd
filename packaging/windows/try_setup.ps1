# Installs, tests and removes with the setup program, as a person would: try_setup.ps1 SETUP. For a machine that is
# thrown away afterwards. Run by the release workflow, not yet tried; try_under_wine.py does the same and more under Wine.
param([Parameter(Mandatory)][string]$Setup)
$ErrorActionPreference = 'Stop'
$id = 'canasta-desktop'
$place = "$env:LOCALAPPDATA\Programs\Canasta Desktop"
$data = "$env:APPDATA\$id"
$entry = "HKCU:\Software\Microsoft\Windows\CurrentVersion\Uninstall\$id"
$link = "$env:APPDATA\Microsoft\Windows\Start Menu\Programs\Canasta Desktop.lnk"

function Start-Silently([string]$Program) {
  $started = Start-Process $Program -ArgumentList '/S' -PassThru -Wait
  if ($started.ExitCode -ne 0) { throw "$Program ended with $($started.ExitCode)" }
}
function Assert-Path([string]$Path, [bool]$There, [string]$When) {
  if ((Test-Path $Path) -ne $There) { throw "${When}: $Path is $(if ($There) { 'missing' } else { 'left over' })" }
}

New-Item -ItemType Directory -Force $data | Out-Null
Set-Content "$data\kept.txt" 'a game'
# Twice: the second time is an upgrade.
foreach ($when in 'installed', 'upgraded') {
  Start-Silently $Setup
  foreach ($path in "$place\$id.exe", "$place\uninstall.exe", $entry, $link) { Assert-Path $path $true $when }
  foreach ($suffix in '.canasta', '.canasta-rules') { Assert-Path "HKCU:\Software\Classes\$suffix" $true $when }
  # Text in a link begins anywhere, at even or at odd places.
  $bytes = [IO.File]::ReadAllBytes($link)
  $texts = 0, 1 | ForEach-Object { [Text.Encoding]::Unicode.GetString($bytes, $_, $bytes.Length - $_) }
  if (-not ($texts -match 'Canasta\.Desktop')) { throw "${when}: the link does not bear the taskbar's name" }
}
& "$place\$id-cli.exe" --version
& "$place\$id-cli.exe" --selftest
if ($LASTEXITCODE -ne 0) { throw "the self-test ended with $LASTEXITCODE" }

# The uninstaller goes on as a copy of itself, which nobody can wait for but by looking.
Start-Silently "$place\uninstall.exe"
foreach ($second in 1..60) {
  if (-not (Test-Path $place)) { break }
  Start-Sleep 1
}
foreach ($path in $place, $entry, $link) { Assert-Path $path $false 'removed' }
foreach ($suffix in '.canasta', '.canasta-rules') { Assert-Path "HKCU:\Software\Classes\$suffix" $false 'removed' }
Assert-Path "$data\kept.txt" $true 'removed'
Write-Output 'installed, upgraded, tested, removed; games were kept'
