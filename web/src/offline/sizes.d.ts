/** The size of the files that play without a server needs; the build knows it. */
declare const __ENGINE_BYTES__: number;
