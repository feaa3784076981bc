import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/analysis/question-changes.ts';
import { listQuestions } from '#contract/analysis/questions.ts';
import { openInsightProject, openProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { register } from '../../http/register.ts';
import * as service from './service.ts';

export function questionRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, listQuestions, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope }) => service.listQuestions(deps, scope),
  });
  register(app, deps, contract.addQuestion, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    async handle({ scope, body }) {
      const [added] = await service.addQuestions(deps, scope, [body.question]);
      if (!added) throw notFound();
      return added;
    },
  });
  register(app, deps, contract.addInsightQuestions, {
    open: ({ actor, action, params }) => openInsightProject(deps, actor, action, params.id),
    handle({ scope, body: { question, questions = [] } }) {
      const texts = question === undefined ? questions : [question, ...questions];
      return service.addQuestions(deps, scope, texts, scope.insightId);
    },
  });
  register(app, deps, contract.deleteQuestion, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    async handle({ scope, body }) {
      await service.deleteQuestion(deps, scope, body.question);
      return { message: 'Question deleted' };
    },
  });
}
