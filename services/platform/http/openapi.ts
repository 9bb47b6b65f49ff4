import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { problemSchema } from '@parvis/contracts/http/problem.ts';
import { z } from 'zod';
import { namesInPath } from './path-patterns.ts';

type Json = Readonly<Record<string, unknown>>;

const problemResponse = { $ref: '#/components/responses/Problem' };
const position = {
  description: 'Where in the log the write landed; give it to a read as `after`',
  schema: { type: 'string', pattern: '^\\d{20}$' },
};
const ifMatchParameter = {
  name: 'If-Match',
  in: 'header',
  description: 'The revision you change, as the ETag gave it',
  schema: { type: 'string', examples: ['"3"'] },
};
const idempotencyKey = { $ref: '#/components/parameters/IdempotencyKey' };

/** The OpenAPI 3.1 document of the given endpoints. */
export function openApiDocument(endpoints: readonly Endpoint[], version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    const path = paths[endpoint.path] ?? {};
    paths[endpoint.path] = { ...path, [endpoint.method]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Parvis', version },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'Repeating a write with its key repeats the answer, not the effect',
          schema: { type: 'string', minLength: 1, maxLength: 200 },
        },
      },
      responses: {
        Problem: {
          description: 'Refused; `code` says why',
          content: {
            'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
          },
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'parvis_session',
          description: 'Given by POST /admin/session; over TLS its name begins with __Host-',
        },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  const writes = endpoint.method !== 'get';
  const body = jsonSchema(endpoint.body, 'input');
  const hasBody =
    writes && body['properties'] !== undefined
      ? !isEmpty(body['properties'])
      : writes && 'anyOf' in body;
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    security: endpoint.access === 'public' ? [] : [{ session: [] }, { token: [] }],
    parameters: [
      ...pathParameters(endpoint),
      ...queryParameters(endpoint),
      ...(endpoint.ifMatch
        ? [{ ...ifMatchParameter, required: endpoint.ifMatch === 'required' }]
        : []),
      ...(writes ? [idempotencyKey] : []),
    ],
    ...(hasBody && {
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
    }),
    responses: { [endpoint.answer.status]: answered(endpoint), default: problemResponse },
  };
}

function answered({ answer, method }: Endpoint): Json {
  const headers = method === 'get' ? {} : { headers: { 'X-Log-Position': position } };
  switch (answer.kind) {
    case 'json': {
      const schema = jsonSchema(answer.schema, 'output');
      return { description: 'Done', ...headers, content: { 'application/json': { schema } } };
    }
    case 'html':
      return {
        description: 'A document',
        content: { 'text/html': { schema: { type: 'string' } } },
      };
    case 'empty':
      return { description: 'Done', ...headers };
  }
}

function pathParameters(endpoint: Endpoint): readonly Json[] {
  const properties = propertiesOf(endpoint.params);
  return namesInPath(endpoint.path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? {},
  }));
}

function queryParameters(endpoint: Endpoint): readonly Json[] {
  return Object.entries(propertiesOf(endpoint.query)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
}

function propertiesOf(schema: z.ZodType): Readonly<Record<string, unknown>> {
  const properties = jsonSchema(schema, 'input')['properties'];
  return typeof properties === 'object' && properties !== null ? { ...properties } : {};
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** A zod schema as JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
