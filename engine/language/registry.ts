// Every language of the engine, one line each. `definitionOf` fails to compile when one is missing.
export { arabic } from './arabic/arabic.ts';
export { chinese } from './chinese/chinese.ts';
export { english } from './english/english.ts';
export { french } from './french/french.ts';
export { german } from './german/german.ts';
export { hindi } from './hindi/hindi.ts';
export { japanese } from './japanese/japanese.ts';
export { portuguese } from './portuguese/portuguese.ts';
export { russian } from './russian/russian.ts';
export { spanish } from './spanish/spanish.ts';
