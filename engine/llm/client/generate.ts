import { generateText, jsonSchema, NoObjectGeneratedError, Output } from 'ai';
import type { ModelSettings } from '../../engine.ts';
import { countTokens } from '../count-tokens.ts';
import { instructionsOf, messageOf } from '../prompt.ts';
import { type Call, formOf, PaidReplyError, restored, type Used } from './call.ts';
import { brokenOff, type CallFault, CallFaultError, faultOf, hostOf, unusable } from './failures.ts';
import { outputLimit } from './output-limit.ts';
import { type Models, mayLackSchemas } from './providers.ts';
import { readJson, replyOf } from './read-json.ts';

/** Models whose server refused a schema: they are asked in words alone. By provider, address and name. */
const withoutSchema = new Set<string>();
const nameOf = ({ provider, baseUrl, model }: ModelSettings) => `${provider} ${baseUrl} ${model}`;

/** `form.isInWords`: a schema was refused for this call, and further attempts describe it in words. */
export type Peer = { settings: ModelSettings; models: Models; form: { isInWords: boolean } };

/** One attempt at a reply in the form of the call. */
export async function generate<T>(
  { settings, models: { language }, form }: Peer,
  call: Call<T>,
  signal: AbortSignal,
  fault: CallFault | null,
): Promise<{ value: { reply: T; used: Used }; used: Used }> {
  const hint = fault?.fault === 'reply' ? `\n\n${again}` : '';
  const wantsSchema = !form.isInWords && !withoutSchema.has(nameOf(settings));
  const schema = formOf(call.schema);
  const instructions = instructionsOf(call.prompt);
  const asked = {
    ...{ model: language, instructions, prompt: messageOf(call.parts) + hint, maxRetries: 0, abortSignal: signal },
    maxOutputTokens: outputLimit(settings, call.maxOutputTokens),
    providerOptions: { openai: { store: false } },
  };
  const generated = wantsSchema
    ? generateText({ ...asked, output: Output.object({ schema: jsonSchema(schema) }) })
    : generateText(asked);
  const { text, used, finishReason } = await generated.then(
    ({ text, usage, finishReason }) => ({ text, used: usedOf(usage, asked, text), finishReason }),
    (error: unknown) => {
      if (NoObjectGeneratedError.isInstance(error))
        return {
          ...{ text: error.text ?? '', used: usedOf(error.usage, asked, error.text ?? '') },
          finishReason: error.finishReason,
        };
      if (wantsSchema && refusesSchema(error, settings)) {
        form.isInWords = true;
        throw new CallFaultError({ ...unusable(), says: `${hostOf(settings)} does not take a schema.` });
      }
      throw error;
    },
  );
  // Without one it answers: the schema was what it refused, not this request.
  if (form.isInWords) withoutSchema.add(nameOf(settings));
  const reply = replyOf(call.schema, readJson(text));
  if (reply === undefined)
    throw new PaidReplyError(used, new CallFaultError(finishReason === 'length' ? brokenOff() : unusable()));
  const isAccepted = await (call.accept?.(restored(reply, call.mask)) ?? true);
  if (!isAccepted) throw new PaidReplyError(used);
  return { value: { reply, used }, used };
}

const again =
  'Your last reply could not be used. Reply with one complete JSON object of the form of the example and nothing else, in the language that is named, citing only ids that are shown.';

/** A server that knows no schemas refuses the whole request. */
const refusesSchema = (error: unknown, settings: ModelSettings): boolean =>
  mayLackSchemas(settings.provider) && faultOf(error, settings).fault === 'request';

/** What was used; counted here where the server does not say. */
function usedOf(
  usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined,
  asked: { instructions: string; prompt: string },
  text: string,
): Used {
  return {
    inputTokens: usage?.inputTokens || countTokens(asked.instructions + asked.prompt),
    outputTokens: usage?.outputTokens || countTokens(text),
  };
}
