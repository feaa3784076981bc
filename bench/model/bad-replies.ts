import type { Answer } from '#engine/llm/testing/model-server.ts';

/** Bad replies of a model server, by the name of the fault. */
export const badReplies = {
  'not JSON': { text: 'I found three points.' },
  'fenced JSON': { text: '```json\n{"notes": []}\n```' },
  truncated: { text: '{"notes": [{"point": "The ov', finish: 'length' },
  'wrong schema': { text: '{"items": 3}' },
  empty: { text: '' },
  refusal: { text: 'I cannot help.', finish: 'refusal' },
  '10 MB': { bytes: 10_000_000 },
  'a proxy’s page': { status: 200, body: '<html>Sign in</html>', headers: { 'content-type': 'text/html' } },
  'ids not offered': { text: '{"notes": [{"point": "x", "stance": "neutral", "weight": 1, "passages": ["p999"]}]}' },
  'wrong language': {
    text: `{"notes": [{"point": "${'Die Bäckerin bestellt das Mehl am Telefon, weil die Seite sie abmeldet. '.repeat(3)}", "stance": "neutral", "weight": 1, "passages": ["p1"]}]}`,
  },
  '429 with a wait': { status: 429, headers: { 'retry-after': '1' } },
  '429': { status: 429 },
  '500': { status: 500 },
  'half a reply': { halfOf: '{"notes": [{"point": "We throw away bread"}]}' },
  silence: { silence: true },
} as const satisfies Record<string, Answer>;
