import type { FastifyInstance } from 'fastify';
import { readDocument, uploadDocument } from '#contract/documents/documents.ts';
import { openCompany, openInsightProject, openProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { invalid, notFound } from '../../errors.ts';
import { takeOne } from '../../http/rate-limit.ts';
import { register } from '../../http/register.ts';
import { readUpload } from '../../http/requests/upload.ts';
import { whenLeft } from '../../http/requests/when-left.ts';
import * as service from './service.ts';

export function documentRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, uploadDocument, {
    open: ({ actor }) => openCompany(actor),
    async handle({ actor, request, reply }) {
      // Before the bytes are read; refusing them afterwards would save nothing.
      await takeOne(deps, { key: `upload:${actor.id}`, most: 60, minutes: 1 }, 'Too many uploads in one minute.');
      const left = whenLeft(reply);
      return deps.reading.withPlace(actor.companyId, async (inTurn) => {
        const { fields, ...file } = await readUpload(request);
        const scope = await openProject(deps, actor, uploadDocument.action, projectIdOf(fields.projectId));
        const upload = {
          ...file,
          askBeforeDuplicate: fields.sameContent === 'ask',
          anyway: fields.sameContent === 'store',
        };
        return service.uploadDocument(deps, scope, upload, (read) => inTurn(read, left));
      });
    },
  });
  register(app, deps, readDocument, {
    open: ({ actor, action, params }) => openInsightProject(deps, actor, action, params.id),
    limit: { perMinute: 120, what: 'opened documents' },
    async handle({ scope, query, reply }) {
      reply.type('application/json; charset=utf-8');
      return service.readDocumentText(deps, scope, query.blocks);
    },
  });
}

function projectIdOf(text: string | undefined): number {
  if (!text) throw invalid('Please select a project first');
  if (!/^[1-9]\d{0,9}$/.test(text)) throw invalid('projectId is missing or has the wrong form');
  if (Number(text) > 2_147_483_647) throw notFound();
  return Number(text);
}
