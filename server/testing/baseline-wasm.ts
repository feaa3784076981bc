import { setFlagsFromString } from 'node:v8';

/**
 * Loaded before a server that journeys start. V8 spends seconds on optimising the WebAssembly of the embedded database, which pays only
 * in a server that runs for longer than a test does. Nothing but the time that it takes is different.
 */
setFlagsFromString('--liftoff-only');
