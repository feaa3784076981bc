import { expect, test } from 'vitest';
import { safeLink } from './safe-link.ts';

test('a link to the web is shown with its host', () => {
  expect(safeLink('https://example.com/a?b=c')).toEqual({ href: 'https://example.com/a?b=c', host: 'example.com' });
  expect(safeLink('http://intranet:8080')?.host).toBe('intranet:8080');
});

test.each(['javascript:alert(1)', 'data:text/html,hi', '/insights/1', 'mailto:a@example.com', ''])(
  '%j is no link',
  (url) => {
    expect(safeLink(url)).toBeNull();
  },
);
