# Signs one program for Windows: sign.ps1 FILE. Built by the release workflow, not yet tried.
#
# CANASTA_CERTIFICATE is a file with a certificate and its key, CANASTA_CERTIFICATE_PASSWORD what opens it. The time is
# confirmed by a service on the network, so that the signature outlives the certificate.
param([Parameter(Mandatory)][string]$File)
$ErrorActionPreference = 'Stop'
$kits = "${env:ProgramFiles(x86)}\Windows Kits\10\bin\*\x64\signtool.exe"
$signtool = Get-ChildItem $kits | Sort-Object { [version]$_.Directory.Parent.Name } | Select-Object -Last 1
if (-not $signtool) { throw 'signtool was not found. Install the Windows SDK.' }
& $signtool.FullName sign /f $env:CANASTA_CERTIFICATE /p $env:CANASTA_CERTIFICATE_PASSWORD `
  /fd SHA256 /tr http://timestamp.digicert.com /td SHA256 $File
exit $LASTEXITCODE
