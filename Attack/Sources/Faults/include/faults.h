// The library has nothing to call: it is loaded before the C library, by LD_PRELOAD.
