import type * as z from 'zod/mini';
import { calls } from '../tuning.ts';

/** The JSON object in a reply, which models like to fence or to introduce; undefined where there is none, or only a part of it. */
export function readJson(reply: string): unknown {
  const text = reply.trim();
  const fenced = /^```[a-z]*\s*\n([\s\S]*?)\n?```$/i.exec(text)?.[1];
  const braced = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  for (const candidate of [text, fenced, braced]) {
    const value = candidate ? parsed(candidate) : undefined;
    if (value !== undefined && value !== null && typeof value === 'object') return value;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The reply in the form of its schema. Items of lists that do not have their form are left out, because small models often forget a
 * field of one of many; undefined where something else is wrong, or no item would be left.
 */
export function replyOf<T>(schema: z.ZodMiniType<T>, value: unknown): T | undefined {
  const copy: unknown = structuredClone(value);
  for (let left = 0; left <= calls.maxItemsLeftOut; left++) {
    const result = schema.safeParse(copy);
    if (result.success) return result.data;
    const path = result.error.issues[0]?.path ?? [];
    const at = path.findIndex((step) => typeof step === 'number');
    const list = path
      .slice(0, at)
      .reduce<unknown>((inner, step) => (inner as Record<PropertyKey, unknown>)?.[step], copy);
    if (at < 0 || !Array.isArray(list) || list.length < 2) return undefined;
    list.splice(path[at] as number, 1);
  }
}
