/* Stand-in for windows.ui.dll, which Wine 8 lacks: the class Windows.UI.ViewManagement.UISettings, of which Qt asks the
 * system's colours, as Windows 10 has them at first. Without it Qt's platform plugin ends the program. For tests under
 * Wine alone, never shipped.
 *
 * The order of the entries in the tables below is that of the interfaces as Microsoft publishes them. */
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#include <initguid.h>
#include <inspectable.h>
#include <activation.h>
#include <winstring.h>

DEFINE_GUID(IID_Settings, 0x85361600, 0x1c63, 0x4627, 0xbc, 0xb1, 0x3a, 0x89, 0xe0, 0xbc, 0x9c, 0x55);
DEFINE_GUID(IID_Settings3, 0x03021be4, 0x5254, 0x4781, 0x81, 0x94, 0x51, 0x68, 0xf7, 0xd0, 0x6d, 0x7b);

typedef struct { BYTE alpha, red, green, blue; } Color;
static const Color BLACK = {255, 0, 0, 0}, WHITE = {255, 255, 255, 255}, BLUE = {255, 0, 120, 212};
enum { BACKGROUND = 0, FOREGROUND = 1 };

/* What every class of the Windows Runtime can do. Nothing here is ever freed: there is one of each. */
static HRESULT WINAPI ask(void *self, REFIID wanted, void **out);
static ULONG WINAPI hold(void *self) { (void)self; return 2; }
static HRESULT WINAPI ids(void *self, ULONG *count, IID **out) { (void)self; *count = 0; *out = NULL; return S_OK; }
static HRESULT WINAPI name(void *self, HSTRING *out) { (void)self; *out = NULL; return S_OK; }
static HRESULT WINAPI trust(void *self, TrustLevel *out) { (void)self; *out = BaseTrust; return S_OK; }
#define BASE (void *)ask, (void *)hold, (void *)hold, (void *)ids, (void *)name, (void *)trust

static HRESULT WINAPI number(void *self, UINT32 *out) { (void)self; *out = 1; return S_OK; }
static HRESULT WINAPI fact(void *self, BYTE *out) { (void)self; *out = TRUE; return S_OK; }
static HRESULT WINAPI size(void *self, float *out) { (void)self; out[0] = out[1] = 16; return S_OK; }
static HRESULT WINAPI milliseconds(void *self, UINT32 *out) { (void)self; *out = 500; return S_OK; }
static HRESULT WINAPI color(void *self, int type, Color *out)
{
    (void)self;
    *out = type == BACKGROUND ? WHITE : type == FOREGROUND ? BLACK : BLUE;
    return S_OK;
}
static HRESULT WINAPI watch(void *self, void *heard, INT64 *token) { (void)self; (void)heard; *token = 1; return S_OK; }
static HRESULT WINAPI ignore(void *self, INT64 token) { (void)self; (void)token; return S_OK; }

static HRESULT WINAPI make(void *self, void **out);

static void *const SETTINGS[] = {
    BASE,
    (void *)number,       /* HandPreference: right */
    (void *)size,         /* CursorSize */
    (void *)size,         /* ScrollBarSize */
    (void *)size,         /* ScrollBarArrowSize */
    (void *)size,         /* ScrollBarThumbBoxSize */
    (void *)milliseconds, /* MessageDuration */
    (void *)fact,         /* AnimationsEnabled */
    (void *)fact,         /* CaretBrowsingEnabled */
    (void *)milliseconds, /* CaretBlinkRate */
    (void *)number,       /* CaretWidth */
    (void *)milliseconds, /* DoubleClickTime */
    (void *)milliseconds, /* MouseHoverTime */
    (void *)color,        /* UIElementColor */
};
static void *const SETTINGS3[] = {BASE, (void *)color, (void *)watch, (void *)ignore};
static void *const FACTORY[] = {BASE, (void *)make};
static struct { void *const *table; } settings = {SETTINGS}, settings3 = {SETTINGS3}, factory = {FACTORY};

static HRESULT WINAPI ask(void *self, REFIID wanted, void **out)
{
    if (self == &factory)
        *out = IsEqualIID(wanted, &IID_IActivationFactory) ? &factory : NULL;
    else if (IsEqualIID(wanted, &IID_Settings3))
        *out = &settings3;
    else
        *out = IsEqualIID(wanted, &IID_Settings) ? &settings : NULL;
    if (!*out && (IsEqualIID(wanted, &IID_IUnknown) || IsEqualIID(wanted, &IID_IInspectable)
                  || IsEqualIID(wanted, &IID_IAgileObject)))
        *out = self;
    return *out ? S_OK : E_NOINTERFACE;
}

static HRESULT WINAPI make(void *self, void **out) { (void)self; *out = &settings; return S_OK; }

__declspec(dllexport) HRESULT WINAPI DllGetActivationFactory(HSTRING wanted, void **out)
{
    UINT32 length;
    if (wcscmp(WindowsGetStringRawBuffer(wanted, &length), L"Windows.UI.ViewManagement.UISettings"))
        return REGDB_E_CLASSNOTREG;
    *out = &factory;
    return S_OK;
}

__declspec(dllexport) HRESULT WINAPI DllCanUnloadNow(void) { return S_FALSE; }
