import { expect, test } from 'vitest';
import { beyondGaps, tryToBreakOut } from '#extract/testing/break-out.ts';
import { renderer, rendererGaps } from './isolation.ts';

test('the program that renders reports reaches no file, process, socket, debugger or network', async () => {
  const { tried, allowed } = await tryToBreakOut(renderer());
  expect(tried).toBe(24);
  // The compiler is native code.
  expect(beyondGaps(allowed, await rendererGaps())).toEqual(['processes: load native code']);
});
