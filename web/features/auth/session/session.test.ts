import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useSession } from './session.tsx';

test('using the session outside its provider raises an error', () => {
  const Outside = () => createElement('p', null, useSession().user?.username);
  expect(() => renderToString(createElement(Outside))).toThrow('useSession must be used within a SessionProvider');
});
