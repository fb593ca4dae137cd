/* Stand-in for icuuc.dll, which Windows has since 2018 and Wine 8 has not. Qt is linked to its converters of encodings,
 * but asks them only for encodings that it does not know itself; here it hears that there are none. For tests under Wine
 * alone, never shipped. */
#define EXPORT __declspec(dllexport)
enum { U_ZERO_ERROR = 0, U_UNSUPPORTED_ERROR = 16 };

EXPORT void *ucnv_open(const char *name, int *error)
{
    (void)name;
    *error = U_UNSUPPORTED_ERROR;
    return 0;
}

/* Whoever has no converter calls none of these; they are here to be linked to. */
#define NOTHING(name) EXPORT void *name(void) { return 0; }
NOTHING(ucnv_close)
NOTHING(ucnv_reset)
NOTHING(ucnv_countAvailable)
NOTHING(ucnv_getAvailableName)
NOTHING(ucnv_getMaxCharSize)
NOTHING(ucnv_getName)
NOTHING(ucnv_getStandardName)
NOTHING(ucnv_getToUCallBack)
NOTHING(ucnv_getFromUCallBack)
NOTHING(ucnv_setToUCallBack)
NOTHING(ucnv_setFromUCallBack)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(ucnv_toUnicode)
NOTHING(ucnv_fromUnicode)
NOTHING(ucnv_toUCountPending)
NOTHING(ucnv_fromUCountPending)
NOTHING(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
