import { expect, test } from 'vitest';
import { gapsOf } from '#extract/sandbox/isolated-command.ts';
import { beyondGaps, tryToBreakOut } from '#extract/testing/break-out.ts';
import { renderer } from './isolation.ts';

test('the program that renders reports reaches no file, process, socket, debugger or network', async () => {
  const { tried, allowed } = await tryToBreakOut(renderer());
  expect(tried).toBe(23);
  // The compiler is native code.
  expect(beyondGaps(allowed, await gapsOf(renderer()))).toEqual(['processes: load native code']);
});
