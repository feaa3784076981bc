import { AsyncLocalStorage } from 'node:async_hooks';

/** Kinds, counts and times; never words of customers, bodies, addresses, ids of links or secrets. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A step of work whose time is measured; steps within it are its parts. */
export type Span = {
  part(name: string, attributes?: Attributes): Span;
  /** A part that ended just now, after so many milliseconds. */
  past(name: string, ms: number, attributes: Attributes, failed?: string): void;
  /** A better name and what else is known by now. */
  describe(name: string, attributes: Attributes): void;
  /** `failed` is the kind of the error, such as its code. */
  end(failed?: string): void;
};

export type Tracing = {
  begin(name: string, attributes?: Attributes): Span;
  /** Sends what is left, for a few seconds at most. */
  close(): Promise<void>;
};

const current = new AsyncLocalStorage<Span>();

/** The step that is under way; undefined where nothing is measured. */
export const currentSpan = (): Span | undefined => current.getStore();

export const withinSpan = <T>(span: Span, work: () => T): T => current.run(span, work);

/** Runs the work within the span, if there is one, and ends it. */
export async function measured<T>(span: Span | undefined, work: () => Promise<T>): Promise<T> {
  if (!span) return work();
  try {
    const result = await withinSpan(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end(kindOf(error));
    throw error;
  }
}

/** The kind of an error: its message may quote what people wrote. */
export function kindOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const kind = String(code ?? name ?? 'Error');
  return /^[\w.-]{1,60}$/.test(kind) ? kind : 'Error';
}
