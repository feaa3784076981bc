import { expect, test } from 'vitest';
import { attachment, fileNameFrom } from './attachment.ts';

test('a file name keeps every script, and loses what file systems and eyes stumble over', () => {
  expect(fileNameFrom('  Was heißt „fertig“? / 2026: a\\b  ', '.pdf')).toBe('Was heißt „fertig“ 2026 a b.pdf');
  expect(fileNameFrom('夕方に残るパン', '.pdf')).toBe('夕方に残るパン.pdf');
  expect(fileNameFrom('a\u202efdp.exe\r\nset-cookie: x', '.pdf')).toBe('a fdp.exe set-cookie x.pdf');
  expect(fileNameFrom('..', '.pdf')).toBe('report.pdf');
  expect([...fileNameFrom('😀'.repeat(300), '.pdf')].length).toBe(104);
});

test('programs that read RFC 6266 get the whole name, others one in ASCII', () => {
  expect(attachment('Café d’été.pdf')).toBe(
    `attachment; filename="Cafe d_ete.pdf"; filename*=UTF-8''Caf%C3%A9%20d%E2%80%99%C3%A9t%C3%A9.pdf`,
  );
  expect(attachment(`it's (1)*.pdf`)).toContain("filename*=UTF-8''it%27s%20%281%29%2A.pdf");
  expect(attachment('a"b%c.pdf')).toContain('filename="a_b_c.pdf"');
});
