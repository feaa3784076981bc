import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { demandPolicy } from './demand-policy.ts';

const appWith = (url: string, config: object) => {
  const app = Fastify();
  app.addHook('onRoute', demandPolicy);
  app.get(url, { config }, async () => 'served');
  return app;
};

test.each([{}, { action: undefined }, { action: 'projects.adore' }, { action: 'toString' }, { action: '' }])(
  'a call with %j is not served: nothing says who may make it',
  (config) => {
    expect(() => appWith('/api/projects', config)).toThrow('GET /api/projects names no action');
  },
);

test('a call that the rule table knows is served, and so is one that is open to all', async () => {
  for (const action of ['projects.list', 'public']) {
    expect((await appWith('/api/projects', { action }).inject('/api/projects')).body).toBe('served');
  }
  expect((await appWith('/healthz', {}).inject('/healthz')).body).toBe('served');
});
