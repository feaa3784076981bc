import type { SwaggerTransform } from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { uploadDocument } from '#contract/documents/documents.ts';
import { linesType } from '#contract/lines.ts';

const uploadForm = {
  type: 'object',
  required: ['projectId', 'files'],
  properties: { projectId: { type: 'integer', minimum: 1 }, files: { type: 'string', format: 'binary' } },
};

/** Download replies are not JSON. */
const withFile = (schema: object, type: string) => {
  const { response } = schema as { response: Record<string, object> };
  const file = { description: 'The file', content: { [type]: { schema: { type: 'string', format: 'binary' } } } };
  return { ...schema, response: { ...response, 200: file } };
};

/** Replies that can also be had while they are written. */
const withLines = (schema: object) => {
  const { response } = schema as { response: Record<string, object> };
  const lines = 'Lines of JSON: any number of `{ part }`, then `{ reply }` or `{ error }`';
  const content = {
    'application/json': { schema: response[200] },
    [linesType]: { schema: { type: 'string', description: lines } },
  };
  return { ...schema, response: { ...response, 200: { description: 'The reply', content } } };
};

/** The contract's schemas as JSON Schema. The upload form is parsed by hand, so its description is added here. */
export const describeCall: SwaggerTransform = (input) => {
  const { schema, url } = jsonSchemaTransform(input as Parameters<typeof jsonSchemaTransform>[0]);
  const type = input.route.config?.download;
  if (type) return { url, schema: withFile(schema, type) };
  if (input.route.config?.lines) return { url, schema: withLines(schema) };
  const isUpload = input.url === uploadDocument.path && input.route.method === uploadDocument.method;
  return { url, schema: isUpload ? { ...schema, consumes: ['multipart/form-data'], body: uploadForm } : schema };
};
