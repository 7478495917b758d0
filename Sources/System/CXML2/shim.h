#include <libxml/xmlversion.h>
// With ICU the header of encodings takes the system's ICU in, whose names are those of Foundation's own.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
