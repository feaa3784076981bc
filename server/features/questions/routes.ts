import type { FastifyInstance } from 'fastify';
import { listQuestions } from '#contract/questions.ts';
import { openProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import * as service from './service.ts';

export function questionRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, listQuestions, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope }) => service.listQuestions(deps, scope),
  });
}
