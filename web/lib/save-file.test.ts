import { expect, test } from 'vitest';
import { fileNameOf } from './save-file.ts';

test('a file bears the name that the server gives it, in every script', () => {
  expect(fileNameOf(`attachment; filename="_.pdf"; filename*=UTF-8''%E5%A4%95%E6%96%B9.pdf`, 'report.pdf')).toBe(
    '夕方.pdf',
  );
  expect(fileNameOf("attachment; filename*=UTF-8''%E5%A4", 'report.pdf')).toBe('report.pdf');
  expect(fileNameOf(null, 'insights')).toBe('insights');
});
