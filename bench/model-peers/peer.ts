import { startModelServer } from '#engine/llm/testing/model-server.ts';
import { badReplies } from '../model/bad-replies.ts';

/**
 * Runs in a process of its own, so that what it costs to write ten megabytes does not hold up whoever measures. Tells its address, and
 * replies in the way that it is told last.
 */
export async function playBadly(): Promise<void> {
  let kind: keyof typeof badReplies = 'empty';
  process.on('message', (next: typeof kind) => {
    kind = next;
  });
  const { url } = await startModelServer(() => badReplies[kind]);
  process.send?.(url);
}
