import { acceptedTypes } from '#contract/documents/documents-limits.ts';
import { wrongTypeMessage } from './upload-steps.ts';

/** What may be dropped on one page, within what the server takes at all. */
export type UploadLimits = {
  types: readonly (typeof acceptedTypes)[number][];
  /** Named in the upload area. */
  formats: string;
  /** One file at a time. */
  single: boolean;
};

/** `one interview` is what the people page takes; specification, part 2 section 5. */
export type LimitsName = 'any documents' | 'one interview';
export const uploadLimits: Record<LimitsName, UploadLimits> = {
  'any documents': { types: acceptedTypes, formats: 'TXT, CSV, VTT, PDF, DOCX', single: false },
  'one interview': { types: ['txt', 'pdf', 'docx', 'doc'], formats: 'TXT, PDF, DOCX, DOC', single: true },
};

/** Why a drop is refused as a whole; null when its files may enter the upload queue. */
export function refusalOfDrop(files: readonly Pick<File, 'name'>[], { types, single }: UploadLimits): string | null {
  if (single && files.length > 1) return 'Too many files';
  // Where any type is taken, the queue reports each file.
  if (types === acceptedTypes) return null;
  const fits = ({ name }: Pick<File, 'name'>) => types.some((type) => name.toLowerCase().endsWith(`.${type}`));
  return files.every(fits) ? null : wrongTypeMessage(types);
}
