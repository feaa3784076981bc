import { readConfig } from '../config.ts';
import { start } from '../start.ts';

// Starts the server on the database that the environment names and stops it again: what a first start creates is there from then on.
const { stop } = await start(readConfig(process.env), { worker: false });
await stop();
