import { APICallError } from 'ai';
import { ModelFailureError, type ModelFault, type ModelSettings } from '../../engine.ts';

/** What went wrong with one call, and how long to wait before another; `retryAfterMs` is null where another try is useless. */
export type CallFault = { fault: ModelFault; retryAfterMs: number | null; isBrief?: boolean; says: string };

/** A fault that was found before or after the provider spoke. */
export class CallFaultError extends Error {
  override name = 'CallFaultError';
  readonly callFault: CallFault;
  constructor(callFault: CallFault) {
    super(callFault.says);
    this.callFault = callFault;
  }
}

export const failureOf = ({ fault, says }: CallFault): ModelFailureError => new ModelFailureError(says, fault);

type Where = Pick<ModelSettings, 'model' | 'provider' | 'baseUrl'>;

/** What an error of the SDK means, in a sentence without the key, the request or the reply. */
export function faultOf(error: unknown, settings: Where): CallFault {
  const known = inCauses(error, (e) => (e instanceof CallFaultError ? e.callFault : null));
  if (known) return known;
  const call = inCauses(error, (e) => (APICallError.isInstance(e) ? e : null));
  if (call?.statusCode !== undefined) return faultOfStatus(call, settings);
  const code = inCauses(error, codeOf);
  if (code !== null) return faultOfNetwork(code, settings);
  if (inCauses(error, (e) => (isTimeout(e) ? e : null))) return silence(settings);
  return unusable();
}

export const unusable = (): CallFault => ({
  fault: 'reply',
  retryAfterMs: 0,
  says: 'The model’s reply could not be used. Try again, or choose another model.',
});

export const brokenOff = (): CallFault => ({
  ...unusable(),
  says: 'The model had no room left before its reply was complete. Raise the tokens that it holds in the settings, or choose a model that thinks less.',
});

export const silence = (settings: Where): CallFault => ({
  fault: 'silent',
  retryAfterMs: 0,
  isBrief: true,
  says: `The model at ${hostOf(settings)} did not answer in time. Try again later, or choose a faster model.`,
});

/** The host that is called, for messages. */
export const hostOf = ({ provider, baseUrl }: Pick<Where, 'provider' | 'baseUrl'>): string => {
  if (baseUrl && URL.canParse(baseUrl)) return new URL(baseUrl).host;
  return { openai: 'api.openai.com', anthropic: 'api.anthropic.com', 'openai-compatible': 'the address' }[provider];
};

/** As OpenAI, Anthropic, vLLM, LM Studio, Ollama and llama.cpp say it. */
const exceedsContext = /context[_ ](?:length|size|window|limit)|too many tokens|maximum context|prompt is too long/;
/** Anthropic only says "model: NAME", of the type not_found_error, which others use for an unknown path. */
const namesNoModel = /model[_ ]not[_ ]found|does not exist|unknown model|model.{0,80}not found|(?:^|")model: \S/;

function faultOfStatus(call: APICallError, settings: Where): CallFault {
  const status = call.statusCode ?? 0;
  const words = `${call.message} ${call.responseBody?.slice(0, 2000) ?? ''}`.toLowerCase();
  const host = hostOf(settings);
  const final = (fault: ModelFault, says: string): CallFault => ({ fault, retryAfterMs: null, says });
  if (/insufficient_quota|credit balance|billing|exceeded your current quota/.test(words) || status === 402)
    return final('quota', `The account at ${host} has no credit left. Add credit there, then try again.`);
  if (status === 401 || status === 403)
    return final('key', `${host} refused the key. Check the API key and what it may use.`);
  if (exceedsContext.test(words))
    return final(
      'context',
      `The text is longer than ${settings.model} can read at once. Enter how many tokens the model holds in the settings.`,
    );
  if (namesNoModel.test(words))
    return final('model', `${host} has no model named “${settings.model}”. Check its name.`);
  if (status === 404)
    return final('address', `There is no model interface at ${host}. Check the address, which often ends in /v1.`);
  if (status === 429) return busy(waitOf(call), `${host} asks to slow down`);
  if (status === 408 || status === 409 || status >= 500) return busy(waitOf(call), `${host} has a problem (${status})`);
  if (/^\s*<(?:!doctype|html)\b/.test(call.responseBody?.slice(0, 200).toLowerCase() ?? '') && status < 300)
    return {
      ...unusable(),
      says: `${host} answers with a web page instead of a model’s reply. Check the address, which often ends in /v1.`,
    };
  if (status >= 200 && status < 300) return unusable();
  return final('request', `${host} refused the request (${status}). Check the model and the address.`);
}

function busy(retryAfterMs: number | null, what: string): CallFault {
  const minutes = Math.ceil((retryAfterMs ?? 0) / 60_000);
  const when = minutes > 1 ? `in ${minutes} minutes` : 'in a few minutes';
  return { fault: 'busy', retryAfterMs: retryAfterMs ?? 0, says: `${what}. Try again ${when}.` };
}

/** The wait that the provider asks for, in milliseconds; null without one. */
function waitOf({ responseHeaders = {} }: APICallError): number | null {
  const exact = Number(responseHeaders['retry-after-ms']);
  if (responseHeaders['retry-after-ms'] && Number.isFinite(exact)) return exact;
  const header = responseHeaders['retry-after'];
  if (!header) return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

function faultOfNetwork(code: string, settings: Where): CallFault {
  const host = hostOf(settings);
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code))
    return { fault: 'certificate', retryAfterMs: null, says: `The certificate of ${host} is not valid.` };
  if (/TIMEOUT/.test(code)) return silence(settings);
  const says = `${host} cannot be reached. Check the address, and that the server runs.`;
  return { fault: 'address', retryAfterMs: code === 'ENOTFOUND' ? null : 0, says };
}

function codeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^[A-Z]/.test(code) ? code : null;
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

/** The first answer along the chain of causes, and of the errors that a retry collected. */
function inCauses<T>(error: unknown, ask: (error: unknown) => T | null, depth = 0): T | null {
  if (depth > 6 || error === null || typeof error !== 'object') return null;
  const found = ask(error);
  if (found !== null) return found;
  const { cause, lastError } = error as { cause?: unknown; lastError?: unknown };
  return inCauses(cause, ask, depth + 1) ?? inCauses(lastError, ask, depth + 1);
}
