import type { FastifyInstance } from 'fastify';
import { latestAnalysis, readAnalysis } from '#contract/analysis/analysis.ts';
import { analyzeDocuments, cancelAnalysis, continueAnalysis } from '#contract/analysis/analysis-changes.ts';
import { estimateAnalysis } from '#contract/analysis/estimate.ts';
import { analyzeQuestions } from '#contract/analysis/question-changes.ts';
import { openProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import { whenLeft } from '../../http/requests/when-left.ts';
import { estimateRunOf } from './estimate.ts';
import * as service from './service.ts';

export function analysisRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, analyzeDocuments, {
    limit: { perMinute: 20, what: 'analyses' },
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope, body }) => service.startAnalysis(deps, scope, body.documentIds),
  });
  register(app, deps, estimateAnalysis, {
    limit: { perMinute: 60, what: 'estimates' },
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope, body }) => estimateRunOf(deps, scope, body.documentIds),
  });
  register(app, deps, continueAnalysis, {
    limit: { perMinute: 20, what: 'analyses' },
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope, params, body }) => service.continueAnalysis(deps, scope, params.sessionKey, body.engine),
  });
  register(app, deps, readAnalysis, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope, params }) => service.readProgress(deps, scope, params.sessionKey),
  });
  register(app, deps, latestAnalysis, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope }) => service.readLatest(deps, scope),
  });
  register(app, deps, cancelAnalysis, {
    limit: { perMinute: 60, what: 'cancelled analyses' },
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope, params }) => service.cancelAnalysis(deps, scope, params.sessionKey),
  });
  register(app, deps, analyzeQuestions, {
    limit: { perMinute: 10, what: 'analyses of questions' },
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope, body, reply }) =>
      service.analyzeQuestions(deps, scope, {
        questions: body.questions,
        sessionKey: body.ragSessionKey,
        gone: whenLeft(reply),
      }),
  });
}
