import { startModelServer } from '#engine/llm/testing/model-server.ts';
import { badReplies } from '../model/bad-replies.ts';

/**
 * Starts a model server, sends its address to the parent process, and gives the kind of bad reply that the parent named last. It has a
 * process of its own, so that writing 10 MB replies does not delay the measured calls.
 */
export async function playBadly(): Promise<void> {
  let kind: keyof typeof badReplies = 'empty';
  process.on('message', (next: typeof kind) => {
    kind = next;
  });
  const { url } = await startModelServer(() => badReplies[kind]);
  process.send?.(url);
}
