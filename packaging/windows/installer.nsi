; The setup program for Windows, for one person and without an administrator; called by build_windows.sh, which hands over
; name, version, places and file types. Built by the release workflow, not yet tried.
;
;   setup.exe /S [/D=C:\a\folder]     installs without a word; status 5: the program is running, nothing was changed
;   uninstall.exe /S                  the same for removing; games and settings always stay then
;
; Games and settings lie in the folder for local data of programs, never here, so an upgrade takes the old files away
; and puts the new ones in their place.

Unicode true
Target ${TARGET}
SetCompressor /SOLID lzma
!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh

Name "${NAME}"
OutFile "${OUT}"
BrandingText "${NAME} ${VERSION}"
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10
ManifestLongPathAware true
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"
!define CLASSES "Software\Classes"
!define GAME_CLASS "CanastaDesktop.Game"
!define RULES_CLASS "CanastaDesktop.Rules"
!define DATA "$LOCALAPPDATA\${ID}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "${PUBLISHER}"
VIAddVersionKey "LegalCopyright" "${PUBLISHER}"
!ifdef SIGN
  !uninstfinalize '${SIGN} "%1"'
!endif

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${ID}.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The language of the system is taken, English where there is no better one.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString GAME ${LANG_ENGLISH} "Canasta game"
LangString GAME ${LANG_GERMAN} "Canasta-Partie"
LangString RULES ${LANG_ENGLISH} "Canasta rules"
LangString RULES ${LANG_GERMAN} "Canasta-Regeln"
LangString COMMENT ${LANG_ENGLISH} "Play Canasta by any family's rules"
LangString COMMENT ${LANG_GERMAN} "Canasta nach den Regeln jeder Familie"
LangString TOO_OLD ${LANG_ENGLISH} "${NAME} needs Windows 10 or later, 64 bits."
LangString TOO_OLD ${LANG_GERMAN} "${NAME} braucht Windows 10 oder neuer mit 64 Bit."
LangString RUNNING ${LANG_ENGLISH} "${NAME} is running. Close it (your game is kept), then choose Retry."
LangString RUNNING ${LANG_GERMAN} "${NAME} läuft gerade. Schließe das Programm (deine Partie bleibt erhalten) und wähle dann Wiederholen."
LangString TAKE_GAMES ${LANG_ENGLISH} "Delete your games and settings as well?$\n$\n${DATA}$\n$\nIf you keep them, they are there again when you install ${NAME} anew."
LangString TAKE_GAMES ${LANG_GERMAN} "Sollen auch deine Partien und Einstellungen gelöscht werden?$\n$\n${DATA}$\n$\nBehältst du sie, sind sie wieder da, wenn du ${NAME} neu installierst."

; A program that runs cannot be opened for writing. In silence nobody can be asked, so it ends there.
!macro WAIT_UNTIL_CLOSED
  ${Do}
    StrCpy $1 ""
    !insertmacro LOOK_AT "$INSTDIR\${ID}.exe"
    !insertmacro LOOK_AT "$INSTDIR\${ID}-cli.exe"
    ${If} $1 == ""
      ${ExitDo}
    ${EndIf}
    ${If} ${Silent}
    ${OrIf} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" IDCANCEL`
      SetErrorLevel 5
      Quit
    ${EndIf}
  ${Loop}
!macroend

!macro LOOK_AT FILE
  ${If} ${FileExists} "${FILE}"
    ClearErrors
    FileOpen $0 "${FILE}" a
    ${If} ${Errors}
      StrCpy $1 "${FILE}"
    ${Else}
      FileClose $0
    ${EndIf}
  ${EndIf}
!macroend

; What Explorer knows of one of our file types: what it is called, its icon, what a double click does.
!macro FILE_TYPE SUFFIX TYPE CLASS TEXT
  WriteRegStr HKCU "${CLASSES}\${CLASS}" "" "${TEXT}"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\DefaultIcon" "" "$INSTDIR\${ID}.exe,0"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\shell\open\command" "" '"$INSTDIR\${ID}.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${CLASS}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "Content Type" "${TYPE}"
  WriteRegNone HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${CLASS}"
!macroend

; Another program may have taken the suffix over meanwhile; what is its own stays.
!macro NO_FILE_TYPE SUFFIX CLASS
  DeleteRegKey HKCU "${CLASSES}\${CLASS}"
  DeleteRegValue HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${CLASS}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
  ${If} $0 == "${CLASS}"
    DeleteRegKey HKCU "${CLASSES}\${SUFFIX}"
  ${EndIf}
!macroend

; Files of this version or an older one. The folder itself goes only if nothing of somebody else's is in it.
!macro TAKE_FILES_AWAY
  ${If} ${FileExists} "$INSTDIR\${ID}.exe"
    RMDir /r "$INSTDIR\_internal"
  ${EndIf}
  Delete "$INSTDIR\${ID}.exe"
  Delete "$INSTDIR\${ID}-cli.exe"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\uninstall.exe"
!macroend

Function .onInit
  ${IfNot} ${AtLeastWin10}
  ${OrIfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 4
    Quit
  ${EndIf}
  SetShellVarContext current
FunctionEnd

Function un.onInit
  SetShellVarContext current
FunctionEnd

Section
  !insertmacro WAIT_UNTIL_CLOSED
  !insertmacro TAKE_FILES_AWAY
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  ; The comment is what the start menu shows on hovering.
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${ID}.exe" "" "$INSTDIR\${ID}.exe" 0 SW_SHOWNORMAL "" "$(COMMENT)"
  WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\App Paths\${ID}.exe" "" "$INSTDIR\${ID}.exe"
  !insertmacro FILE_TYPE "${GAME_SUFFIX}" "${GAME_TYPE}" "${GAME_CLASS}" "$(GAME)"
  !insertmacro FILE_TYPE "${RULES_SUFFIX}" "${RULES_TYPE}" "${RULES_CLASS}" "$(RULES)"

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${ID}.exe,0"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${RefreshShellIcons}
SectionEnd

Section "Uninstall"
  !insertmacro WAIT_UNTIL_CLOSED
  !insertmacro TAKE_FILES_AWAY
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "Software\Microsoft\Windows\CurrentVersion\App Paths\${ID}.exe"
  !insertmacro NO_FILE_TYPE "${GAME_SUFFIX}" "${GAME_CLASS}"
  !insertmacro NO_FILE_TYPE "${RULES_SUFFIX}" "${RULES_CLASS}"
  DeleteRegKey HKCU "${UNINSTALL}"
  ${If} ${FileExists} "${DATA}\*.*"
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(TAKE_GAMES)" /SD IDNO IDNO kept
    RMDir /r "${DATA}"
    kept:
  ${EndIf}
  ${RefreshShellIcons}
SectionEnd
