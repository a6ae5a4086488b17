#ifndef POKEANIM_CPNG_SHIM_H
#define POKEANIM_CPNG_SHIM_H
#include <png.h>
#endif
