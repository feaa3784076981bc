import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { traceToCollector } from './open-telemetry.ts';

const closing: (() => unknown)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

/** A program that notes who asks, and answers each with this status and place. */
async function listener(status: number, location = ''): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume();
    response.writeHead(status, location ? { location } : {}).end('{}');
  }).listen(0, '127.0.0.1');
  closing.push(() => server.close());
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

test.each([301, 302, 307, 308])('a collector that leads elsewhere (%i) is not followed', async (status) => {
  const elsewhere = await listener(200);
  const collector = await listener(status, `${elsewhere.url}/v1/traces`);
  const warnings: string[] = [];
  const tracing = traceToCollector(
    { endpoint: collector.url, headers: {}, serviceName: 'earshot', share: 1 },
    { warn: ((message: string) => warnings.push(message)) as never },
  );
  tracing.begin('GET /api/projects').end();
  await tracing.close();
  expect(collector.asked).toEqual(['POST /v1/traces']);
  expect(elsewhere.asked).toEqual([]);
  expect(warnings).toEqual(['the collector of OTEL_EXPORTER_OTLP_ENDPOINT does not take traces']);
});
