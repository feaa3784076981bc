import type { SwaggerTransform } from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { uploadDocument } from '#contract/documents.ts';

const uploadForm = {
  type: 'object',
  required: ['projectId', 'files'],
  properties: { projectId: { type: 'integer', minimum: 1 }, files: { type: 'string', format: 'binary' } },
};

/** Schemas of the contract as JSON Schema. The upload's form is read by hand, so its description is added here. */
export const describeCall: SwaggerTransform = (input) => {
  const { schema, url } = jsonSchemaTransform(input as Parameters<typeof jsonSchemaTransform>[0]);
  const isUpload = input.url === uploadDocument.path && input.route.method === uploadDocument.method;
  return { url, schema: isUpload ? { ...schema, consumes: ['multipart/form-data'], body: uploadForm } : schema };
};
