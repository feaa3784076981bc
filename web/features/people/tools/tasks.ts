export type PersonTask = 'rename' | 'merge' | 'split' | 'hide' | 'erase';
