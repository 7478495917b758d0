// PocketSphinx's headers, and that of its messages.
#include <pocketsphinx.h>
#include <sphinxbase/err.h>
