#ifndef POKEANIM_CSDL2_SHIM_H
#define POKEANIM_CSDL2_SHIM_H
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
#endif
