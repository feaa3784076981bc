/** Apart from documents.ts, so that the sandboxed child process does not load zod. */
export const maxUploadBytes = 10 * 1024 * 1024;
export const tooLargeMessage = 'File size must be less than 10MB';
export const unsupportedTypeMessage = 'Unsupported file type';

/** Accepted file extensions, as listed in the specification. */
export const acceptedTypes = [
  'txt',
  'csv',
  'vtt',
  'pdf',
  'docx',
  'doc',
  'xlsx',
  'xls',
  'rtf',
  'md',
  'html',
  'htm',
] as const;
