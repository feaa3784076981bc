import { dataFile } from '../data.ts';
import type { ExamplesFile } from '../schema.ts';

export const examplesOfLanguage = dataFile<ExamplesFile>('examples');
