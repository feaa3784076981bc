import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { linesType } from '#contract/lines.ts';
import type { PartOf, ReplyOf, Route } from '#contract/route.ts';
import type { AppError } from '../../errors.ts';

/** Whether the caller takes the reply in lines, and the route has parts to send. */
export const takesLines = (route: Route, { headers }: FastifyRequest): boolean =>
  route.part !== undefined && (headers.accept?.includes(linesType) ?? false);

/** A reply in lines of JSON. Nothing is sent before the first line, so that an error until then is a reply of its own. */
export function linesOf<R extends Route>(route: R, reply: FastifyReply) {
  let lines: PassThrough | undefined;
  const write = (line: { part: unknown } | { reply: unknown } | { error: unknown }) => {
    // The caller may have gone away; what is being done for them is completed all the same.
    if (!lines && reply.raw.destroyed) return;
    lines ??= open(reply);
    if (!lines.destroyed) lines.write(`${JSON.stringify(line)}\n`);
  };
  return {
    part: (part: PartOf<R>) => write({ part: z.parse(route.part as z.ZodMiniType, part) }),
    end(value: ReplyOf<R>): FastifyReply {
      write({ reply: z.parse(route.reply, value) });
      lines?.end();
      return reply;
    },
    hasBegun: () => lines !== undefined,
    fail({ status, code, message }: AppError): FastifyReply {
      write({ error: { status, code, message } });
      lines?.end();
      return reply;
    },
  };
}

function open(reply: FastifyReply): PassThrough {
  const lines = new PassThrough();
  lines.on('error', () => {});
  // Proxies that collect replies would hold the lines back.
  void reply.type(linesType).header('x-accel-buffering', 'no').send(lines);
  return lines;
}
