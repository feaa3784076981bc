import { existsSync } from 'node:fs';
import { maxHeaderSize } from 'node:http';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps } from './deps.ts';
import { analysisRoutes } from './features/analysis/routes.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { conversationRoutes } from './features/conversations/routes.ts';
import { customInsightRoutes } from './features/custom-insights/routes.ts';
import { dismissedInsightRoutes } from './features/dismissed-insights/routes.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { duplicateRoutes } from './features/duplicates/routes.ts';
import { erasureRoutes } from './features/erasure/routes.ts';
import { exportRoutes } from './features/exports/routes.ts';
import { insightChatRoutes } from './features/insight-chats/routes.ts';
import { insightRoutes } from './features/insights/routes.ts';
import { invitationRoutes } from './features/invitations/routes.ts';
import { modelSettingsRoutes } from './features/model-settings/routes.ts';
import { modelUsageRoutes } from './features/model-usage/routes.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { peopleChatRoutes } from './features/people-chats/routes.ts';
import { projectRoutes } from './features/projects/routes.ts';
import { questionRoutes } from './features/questions/routes.ts';
import { reindexingRoutes } from './features/reindexed-documents/routes.ts';
import { removalRoutes } from './features/removed-documents/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { retentionRoutes } from './features/retention/routes.ts';
import { sampleRoutes } from './features/sample/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { sessionRoutes } from './features/sessions/routes.ts';
import { topicRoutes } from './features/topics/routes.ts';
import { trashRoutes } from './features/trash/routes.ts';
import { userRoutes } from './features/users/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { demandPolicy } from './http/demand-policy.ts';
import { handleErrors } from './http/errors.ts';
import { describeCall } from './http/openapi.ts';
import { checkHost } from './http/requests/origin.ts';
import { maxBodyBytes } from './http/requests/skipped-contents.ts';
import { traceRequests } from './http/requests/trace-requests.ts';

const webFolder = fileURLToPath(new URL('../web/dist', import.meta.url));

/** Builds the application; it does not listen yet. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    logger: false,
    bodyLimit: maxBodyBytes,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // Fastify would answer a longer part of an address itself, without the headers that protect, and one that cannot be read: the
    // whole address has fewer bytes, and the schemas limit each part.
    routerOptions: { maxParamLength: maxHeaderSize },
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : url.replace(/%.*/s, 'unreadable')),
    // Slow headers and idle sockets do not occupy a connection forever.
    connectionTimeout: 0,
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
  });
  app.addHook('onRoute', demandPolicy);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app, deps);
  if (deps.tracing) traceRequests(app, deps.tracing);
  logRequests(app, deps);
  await securityHeaders(app, config.publicUrl);
  app.addHook('onRequest', async (request) => checkHost(request, config.allowedHosts));
  healthRoutes(app, deps);
  await app.register(async (api) => apiRoutes(api, deps));
  await pageRoutes(app);
  return app;
}

function isReadable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURI(url.replace(/[?#].*/s, ''));
    return true;
  } catch {
    return false;
  }
}

/** What a separate worker answers: nothing but how it is. */
export async function buildWorkerApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, requestTimeout: 10_000, forceCloseConnections: 'idle' });
  handleErrors(app, deps);
  healthRoutes(app, deps);
  return app;
}

async function apiRoutes(api: FastifyInstance, deps: Deps): Promise<void> {
  // Accept only JSON and the upload form: a foreign page can send plain text without a preflight request.
  api.removeContentTypeParser('text/plain');
  await api.register(cookie);
  await api.register(multipart);
  await api.register(swagger, {
    openapi: { info: { title: 'Earshot', version: '1' } },
    transform: describeCall,
  });
  api.decorateRequest('actor', null);
  api.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  for (const routes of [
    authRoutes,
    projectRoutes,
    retentionRoutes,
    sampleRoutes,
    dismissedInsightRoutes,
    documentRoutes,
    removalRoutes,
    insightRoutes,
    customInsightRoutes,
    duplicateRoutes,
    exportRoutes,
    reportRoutes,
    questionRoutes,
    analysisRoutes,
    topicRoutes,
    trashRoutes,
    peopleRoutes,
    erasureRoutes,
    conversationRoutes,
    peopleChatRoutes,
    insightChatRoutes,
    searchRoutes,
    userRoutes,
    invitationRoutes,
    sessionRoutes,
    auditRoutes,
    modelSettingsRoutes,
    modelUsageRoutes,
    reindexingRoutes,
  ]) {
    // In its own plugin, so that the OpenAPI plugin, which loads first, sees every route.
    await api.register(async (plugin) => routes(plugin, deps));
  }
  const open = { schema: { hide: true }, config: { action: 'public' as const } };
  api.get('/api/openapi.json', open, async () => api.swagger());
}

async function securityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  const https = publicUrl.startsWith('https://');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}

/** Route patterns, never the requested URLs, which can contain tokens. */
function logRequests(app: FastifyInstance, { log, metrics }: Deps): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const ms = Math.round(reply.elapsedTime);
    metrics.request({ method: request.method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    log.info({ request: request.id, method: request.method, route, status: reply.statusCode, ms }, 'request');
  });
}

/**
 * The built page: hashed files are cached forever, everything else is revalidated; any unknown path returns the page.
 */
async function pageRoutes(app: FastifyInstance): Promise<void> {
  if (!existsSync(webFolder)) return;
  await app.register(fastifyStatic, {
    root: webFolder,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  // Their names are the build's own, so that the folder need not be listed for each, as it is for names of the wildcard.
  app.get<{ Params: { name: string } }>('/assets/:name', { schema: { hide: true } }, ({ params }, reply) =>
    reply.sendFile(`assets/${params.name}`),
  );
  // Browsers request it unprompted, and the page itself would be the wrong reply.
  app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) => reply.sendFile('logo.svg'));
}
