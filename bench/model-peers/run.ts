import { playBadly } from './peer.ts';
import { reportReads } from './reads.ts';

if (process.argv[2] === 'peer') await playBadly();
else await reportReads(import.meta.filename);
