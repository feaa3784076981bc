import { startModelServer } from '#engine/llm/testing/model-server.ts';
import { badReplies } from '../model/bad-replies.ts';

/**
 * Starts a model server, sends its address to the parent process, and gives the kind of bad reply that the parent named last. It runs
 * in a separate process: writing replies of 10 MB would otherwise slow the calls that are measured.
 */
export async function playBadly(): Promise<void> {
  let kind: keyof typeof badReplies = 'empty';
  process.on('message', (next: typeof kind) => {
    kind = next;
  });
  const { url } = await startModelServer(() => badReplies[kind]);
  process.send?.(url);
}
