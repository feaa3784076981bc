/** The directions in which imports may point; rules 1 to 5 are explained in ARCHITECTURE.md. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(contract|engine|extract|server|web|bench|e2e|bin)/', pathNot: allowed },
});
const onlyIn = (name, what, places, comment) => ({
  name,
  comment,
  severity: 'error',
  from: {
    path: '^(contract|engine|extract|server|web)/',
    pathNot: [...places, '\\.test\\.tsx?$', '^server/(testing|sweep)/'],
  },
  to: { path: what },
});

/** Every other module of the engine is its own business. */
const engineSurface = '^engine/((engine|create-engine|models)\\.ts$|evidence/|search/rank-texts\\.ts$)';
const modelTests = '^server/(testing/|.*\\.test\\.ts$)|^e2e/';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Types are erased before anything runs, so a cycle of types alone is none.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('contract-alone', '^contract/', '^contract/', 'The contract imports zod and itself.'),
    only('engine-alone', '^engine/', '^(engine|contract)/', 'The engine sees neither server nor web.'),
    only('extract-alone', '^extract/', '^(extract|contract)/', 'Extraction sees neither server nor web.'),
    only('server-directions', '^server/', '^(server|engine|extract|contract)/', 'The server never imports the page.'),
    only('web-directions', '^web/', '^(web|contract)/', 'The page never imports the server.'),
    only(
      'bench-directions',
      '^bench/',
      '^(bench|engine|extract|contract|e2e/support)/',
      'Benches measure the libraries, and the product as a browser sees it.',
    ),
    {
      name: 'engine-surface',
      comment:
        'The interface, the factory, the evidence, the ranking of texts and what there is to know of models; no implementation.',
      severity: 'error',
      from: { path: '^(server|web|extract)/', pathNot: modelTests },
      to: { path: '^engine/', pathNot: engineSurface },
    },
    {
      name: 'engine-surface-of-tests',
      comment: 'Tests also play the model.',
      severity: 'error',
      from: { path: modelTests },
      to: { path: '^engine/', pathNot: `${engineSurface}|^engine/llm/testing/` },
    },
    {
      name: 'engine-shared-rooms',
      comment: 'What every engine shares leans on no implementation.',
      severity: 'error',
      from: {
        path: '^engine/((corpus|evidence|search|text|language|interface)/|engine\\.ts$)',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^engine/(local|llm)/' },
    },
    {
      name: 'server-features-meet-at-services',
      severity: 'error',
      from: { path: '^server/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/features/[^/]+/', pathNot: '^server/features/($1/|[^/]+/service\\.ts$)' },
    },
    {
      name: 'web-features-meet-in-pages',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      comment: 'Any feature may ask what the signed-in user may do.',
      to: { path: '^web/features/[^/]+/', pathNot: '^web/features/($1/|auth/session/use-may\\.ts$)' },
    },
    {
      name: 'lower-server-rooms-know-no-feature',
      severity: 'error',
      from: { path: '^server/(http|access|db|mail|jobs)/', pathNot: '^server/jobs/registry\\.ts$' },
      to: { path: '^server/features/' },
    },
    onlyIn(
      'orm-only-in-repos',
      'node_modules/drizzle-orm',
      [
        '^server/db/',
        '^server/features/[^/]+/repo(\\.ts$|/)',
        // Scopes, sessions and limits are read before any feature is reached.
        '^server/(access|http)/',
        '^server/jobs/boss\\.ts$',
      ],
      'SQL is written in repositories.',
    ),
    onlyIn(
      'fastify-only-at-the-edge',
      'node_modules/(fastify|@fastify)',
      ['^server/(app|start|health/(routes|drain))\\.ts$', '^server/http/', '^server/features/[^/]+/routes\\.ts$'],
      'HTTP is spoken at the edge.',
    ),
    onlyIn(
      'model-sdk-only-in-the-engine',
      'node_modules/(ai|@ai-sdk)/',
      ['^engine/llm/'],
      'Models are called in one place.',
    ),
    onlyIn(
      'queue-only-in-jobs',
      'node_modules/pg-boss',
      ['^server/jobs/'],
      'The queue is known to the job room alone.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(web/dist|data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
