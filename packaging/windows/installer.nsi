; The setup program for Windows, for one person and without an administrator; called by build_windows.sh, which hands over
; name, version, places and file types. Tried under Wine (try_under_wine.py), not yet on Windows.
;
;   setup.exe /S [/D=C:\a\folder]     installs without a word; status 5: the program is running, nothing was changed
;   uninstall.exe /S                  the same for removing; games and settings always stay then
;
; Games and settings lie in the roaming folder for data of programs, never here, so an upgrade takes the old files away
; and puts the new ones in their place.

Unicode true
Target ${TARGET}
SetCompressor /SOLID lzma
SetCompressorDictSize 64 ; so that what stands twice, in both programs, is packed once
!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh
!include Win\COM.nsh
!include Win\Propkey.nsh

Name "${NAME}"
OutFile "${OUT}"
BrandingText "${NAME} ${VERSION}"
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10
ManifestLongPathAware true
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"
!define CLASSES "Software\Classes"
!define GAME_CLASS "CanastaDesktop.Game"
!define RULES_CLASS "CanastaDesktop.Rules"
!define DATA "$APPDATA\${ID}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation" ; an upgrade goes to where it was

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

; What NSIS itself says speaks to Germans in another tone than the program, so those texts are our own.
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE_PICTURE}"
!define MUI_ABORTWARNING
!define MUI_ABORTWARNING_TEXT "$(ABORT)"
FileErrorText "$(CANNOT_WRITE)" "$(CANNOT_WRITE)"

!define MUI_PAGE_HEADER_SUBTEXT "$(WHERE)"
!define MUI_DIRECTORYPAGE_TEXT_TOP "$(WHERE_MORE)"
!insertmacro MUI_PAGE_DIRECTORY
!define MUI_PAGE_HEADER_SUBTEXT "$(COPYING)"
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_TITLE "$(DONE)"
!define MUI_FINISHPAGE_TEXT "$(DONE_MORE)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${ID}.exe"
!define MUI_FINISHPAGE_RUN_TEXT "$(PLAY)"
!insertmacro MUI_PAGE_FINISH
!define MUI_PAGE_HEADER_SUBTEXT "$(REMOVE)"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(REMOVE_MORE)"
!insertmacro MUI_UNPAGE_CONFIRM
!define MUI_PAGE_HEADER_SUBTEXT "$(REMOVING)"
!insertmacro MUI_UNPAGE_INSTFILES
; The language of the system is taken, English where there is no better one: installer_texts.py has a line for each text.
!include "${TEXTS}"

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

; A file of the program, by its folder inside it; files.nsh has a line for each.
!macro PACK PLACE FILE
  SetOutPath "$INSTDIR${PLACE}"
  File "${FOLDER}${PLACE}${FILE}"
!macroend

; The program tells the taskbar its name; the link that starts it bears the same, or the two would stand there apart once
; somebody pins it. Whatever fails here, the link itself stays. Wine keeps no such names, so this is tried on Windows only.
!macro NAME_FOR_TASKBAR LINK
  !insertmacro ComHlpr_CreateInProcInstance ${CLSID_ShellLink} ${IID_IShellLink} r0 ""
  ${If} $0 P<> 0
    ${IUnknown::QueryInterface} $0 '("${IID_IPersistFile}",.r1)'
    ${If} $1 P<> 0
      ${IPersistFile::Load} $1 '("${LINK}",${STGM_READWRITE}).r3'
      ${IUnknown::QueryInterface} $0 '("${IID_IPropertyStore}",.r2)'
      ${If} $2 P<> 0
        System::Call '*${SYSSTRUCT_PROPERTYKEY}(${PKEY_AppUserModel_ID})p.r4'
        System::Call '*(&w64 "${TASKBAR_ID}")p.r5'
        System::Call '*${SYSSTRUCT_PROPVARIANT}(${VT_LPWSTR},,p r5)p.r6'
        ${IPropertyStore::SetValue} $2 '($4,$6).r7'
        System::Free $6
        System::Free $5
        System::Free $4
        ${If} $3 = 0
        ${AndIf} $7 = 0
          ${IPropertyStore::Commit} $2 ""
          ${IPersistFile::Save} $1 '("${LINK}",1)'
        ${EndIf}
        ${IUnknown::Release} $2 ""
      ${EndIf}
      ${IUnknown::Release} $1 ""
    ${EndIf}
    ${IUnknown::Release} $0 ""
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
  !include "${FILES}"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  ; The comment is what the start menu shows on hovering.
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${ID}.exe" "" "$INSTDIR\${ID}.exe" 0 SW_SHOWNORMAL "" "$(COMMENT)"
  !insertmacro NAME_FOR_TASKBAR "$SMPROGRAMS\${NAME}.lnk"
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
