import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { downloadAnalysisReport, downloadInsight, downloadInsights, pdfType } from '#contract/projects/reports.ts';
import { openInsightProject, openProject, openRunProject, type ProjectScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import { attachment } from '../../http/replies/attachment.ts';
import { whenLeft } from '../../http/requests/when-left.ts';
import * as service from './service.ts';

export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, downloadAnalysisReport, {
    limit: { perMinute: 20, what: 'downloads' },
    open: async ({ actor, action, params: { sessionKey } }) => ({
      ...(await openRunProject(deps, actor, action, sessionKey)),
      sessionKey,
    }),
    handle: async (call) => answer(deps, call, await service.offerAnalysis(deps, call.scope)),
  });
  register(app, deps, downloadInsight, {
    limit: { perMinute: 60, what: 'downloads' },
    open: ({ actor, action, params }) => openInsightProject(deps, actor, action, params.id),
    handle: async (call) => answer(deps, call, await service.offerInsight(deps, call.scope)),
  });
  register(app, deps, downloadInsights, {
    limit: { perMinute: 20, what: 'downloads' },
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: async (call) => answer(deps, call, await service.offerInsights(deps, call.scope)),
  });
}

type Call = { scope: ProjectScope; request: FastifyRequest; reply: FastifyReply };

/** The file. HEAD returns only the headers: nothing is rendered and nothing is logged. */
async function answer(deps: Deps, { scope, request, reply }: Call, offer: service.Offer): Promise<Buffer | undefined> {
  const pdf = request.method === 'HEAD' ? undefined : await make(deps, scope, offer, reply);
  reply.header('content-type', pdfType);
  reply.header('content-disposition', attachment(offer.fileName));
  return pdf;
}

async function make(deps: Deps, scope: ProjectScope, offer: service.Offer, reply: FastifyReply): Promise<Buffer> {
  const left = whenLeft(reply);
  try {
    return await service.makeReport(deps, scope, offer, left);
  } catch (error) {
    throw left.aborted ? left.reason : error;
  }
}
