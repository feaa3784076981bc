import { dataFile } from '../data/data.ts';
import type { ExamplesFile } from '../data/schema.ts';

export const examplesOfLanguage = dataFile<ExamplesFile>('examples');
