import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import {
  moduleContentSchema,
  moduleSchemaOf,
  moduleTypeSchema,
} from '@parvis/contracts/content/modules/module-types.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '../http/openapi.ts';
import { openApiGuide } from '../http/openapi-guide.ts';
import { listPaths, namesInPath } from '../http/path-patterns.ts';
import { allEndpoints } from '../http/testing/all-endpoints.ts';
import { operationExamples } from './examples.ts';

const parameter = z.looseObject({
  name: z.string(),
  in: z.string(),
  required: z.boolean().optional(),
  schema: z.unknown().optional(),
});
const operation = z.object({
  operationId: z.string(),
  summary: z.string().min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(z.union([parameter, z.object({ $ref: z.string() })])),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()),
});
const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ securitySchemes: z.record(z.string(), z.unknown()) }).loose(),
});

const responseSchema = z.object({ headers: z.record(z.string(), z.unknown()).default({}) });

const written: unknown = JSON.parse(
  JSON.stringify(openApiDocument(allEndpoints, '1.0.0', operationExamples)),
);
const document = documentSchema.parse(written);

test('it is OpenAPI 3.1 according to an independent validator', async () => {
  const validator = new Validator();
  const whole = z.record(z.string(), z.unknown()).parse(written);
  expect(await validator.validate(whole)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  const wrong = { ...whole, components: { schemas: { Problem: { type: 'text' } } } };
  expect(await validator.validate(wrong)).toMatchObject({ valid: false });
});

test('every endpoint is listed once, under its method and path', () => {
  for (const endpoint of allEndpoints)
    expect(document.paths[endpoint.path]?.[endpoint.method]?.operationId).toBe(endpoint.id);
  const operations = Object.values(document.paths).flatMap((item) => Object.keys(item));
  const paths = allEndpoints.flatMap(listPaths);
  expect(operations).toHaveLength(paths.length);
});

test('every parameter in a path is declared and required', () => {
  for (const [path, item] of Object.entries(document.paths))
    for (const { parameters } of Object.values(item)) {
      const declared = parameters.filter(
        (p) => 'in' in p && p.in === 'path' && p.required === true,
      );
      expect(declared.map((p) => ('name' in p ? p.name : ''))).toEqual(namesInPath(path));
    }
});

test('every reference resolves within the document', () => {
  const references = refsIn(written);
  expect(references).toContain('#/components/schemas/Problem');
  for (const reference of references) expect(resolve(reference)).toBeDefined();
});

test('every operation states the credentials it requires', () => {
  for (const endpoint of allEndpoints) {
    const described = operationOf(endpoint.method, endpoint.path);
    const schemes = described.security.flatMap((scheme) => Object.keys(scheme));
    const isBySessionOnly = /^\/(?:api\/(?:tokens|accounts?|ethics)|admin\/outbox)(?:\/|$)/.test(
      endpoint.path,
    );
    const keys = isBySessionOnly ? ['session'] : ['session', 'token'];
    expect(schemes).toEqual(endpoint.access === 'public' ? [] : keys);
    for (const scheme of schemes)
      expect(Object.keys(document.components.securitySchemes)).toContain(scheme);
  }
});

test.each([
  ['get', '/api/openapi.json', '200 422 503'],
  ['get', '/admin/session', '200 401 503'],
  ['post', '/admin/session', '204 303 400 401 403 413 415 422 429 503'],
  ['delete', '/admin/session', '204 403 503'],
  ['get', '/api/pages', '200 401 403 422 503'],
  ['post', '/api/pages', '201 400 401 403 409 413 415 422 503'],
  ['get', '/api/pages/{id}', '200 401 403 404 410 422 503'],
  ['put', '/api/pages/{id}', '200 400 401 403 404 409 410 412 413 415 422 423 428 503'],
  ['post', '/api/pages/{id}/publish', '200 400 401 403 404 409 410 412 413 415 422 423 503'],
  ['post', '/api/pages/{id}/unpublish', '200 401 403 404 409 410 412 423 503'],
  ['post', '/admin/inline/module/{id}/{action}', '200 400 401 403 404 409 410 413 415 422 423 503'],
  ['put', '/api/menus/{id}', '200 400 401 403 404 409 410 412 413 415 422 428 503'],
  ['post', '/api/media/images', '201 401 403 409 413 415 422 503'],
  ['delete', '/api/tokens/{id}', '204 401 403 404 503'],
  ['delete', '/api/accounts/{id}', '204 401 403 404 409 503'],
  ['post', '/api/projections/{name}/{action}', '204 401 403 404 409 503'],
])('%s %s responds with %s, and any other refusal as a problem', (method, path, statuses) => {
  const { responses } = operationOf(method, path);
  expect(Object.keys(responses)).toEqual([...statuses.split(' '), 'default']);
});

test.each([
  ['get', '/api/pages/{id}', '200', 'ETag'],
  ['get', '/api/pages', '200', ''],
  ['get', '/admin/content/page/{id}/edit-data', '200', 'ETag'],
  ['get', '/api/{contentId}/modules/{moduleId}/revisions/{revision}', '200', ''],
  ['put', '/api/pages/{id}', '200', 'X-Log-Position ETag'],
  ['post', '/api/pages', '201', 'X-Log-Position ETag Location'],
  ['post', '/admin/inline/{type}/new', '201', 'X-Log-Position ETag Location'],
  ['delete', '/api/pages/{id}', '204', 'X-Log-Position'],
  ['post', '/api/tokens', '201', 'X-Log-Position Location'],
  ['post', '/admin/session', '303', 'X-Log-Position Location'],
])('%s %s responds with %s and the headers %j', (method, path, status, names) => {
  const response = responseSchema.parse(operationOf(method, path).responses[status]);
  expect(Object.keys(response.headers)).toEqual(names === '' ? [] : names.split(' '));
});

test('transient refusals give a retry time, and 401 the way to authenticate', () => {
  const named = (status: number) =>
    Object.keys(responseSchema.parse(resolve(`#/components/responses/Refused${status}`)).headers);
  expect([named(429), named(503)]).toEqual([['Retry-After'], ['Retry-After']]);
  expect(named(401)).toEqual(['WWW-Authenticate']);
});

test('the reads that can wait for a write take `after`, and document it', () => {
  const afterOf = (path: string) =>
    operationOf('get', path).parameters.find((one) => 'name' in one && one.name === 'after');
  for (const { path, query, method } of allEndpoints) {
    if (method !== 'get' || !(query instanceof z.ZodObject)) continue;
    expect([path, afterOf(path) !== undefined]).toEqual([path, 'after' in query.shape]);
  }
  expect(afterOf('/api/pages/{id}')).toMatchObject({
    required: false,
    schema: { description: expect.stringContaining('X-Log-Position'), pattern: expect.anything() },
  });
});

test('mandatory query parameters are marked as required', () => {
  const { parameters } = operationOf('post', '/api/media/images');
  const query = parameters.flatMap((one) => ('in' in one && one.in === 'query' ? [one] : []));
  expect(query.map(({ name, required }) => [name, required])).toEqual([
    ['filename', true],
    ['title', false],
  ]);
});

test('request bodies are described where one is sent', () => {
  expect(document.paths['/api/pages']?.['post']?.requestBody).toMatchObject({
    content: { 'application/json': { schema: { required: ['title', 'slug', 'locale'] } } },
  });
  expect(document.paths['/api/pages/{id}/unpublish']?.['post']?.requestBody).toBeUndefined();
  expect(document.paths['/admin/inline/{type}/new']?.['post']?.requestBody).toBeDefined();
  expect(document.paths['/api/pages']?.['post']?.requestBody).toMatchObject({ required: true });
  expect(document.paths['/api/pages/{id}/publish']?.['post']?.requestBody).toMatchObject({
    required: false,
  });
  expect(document.paths['/api/media/files']?.['post']?.requestBody).toEqual({
    required: true,
    content: { 'application/octet-stream': { example: expect.any(String) } },
  });
});

test('the data of every type of module is described by name, with its fields and their limits', () => {
  const { schemas } = z
    .object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(document.components);
  const alternatives = z
    .object({
      anyOf: z.array(
        z.object({
          properties: z.object({
            type: z.object({ const: moduleTypeSchema }),
            data: z.union([
              z.object({ $ref: z.string() }),
              z.object({ anyOf: z.tuple([z.object({ $ref: z.string() }), z.unknown()]) }),
            ]),
          }),
        }),
      ),
    })
    .parse(bodyOf('post', '/api/{contentId}/modules')).anyOf;
  const described = alternatives.map(({ properties: { type, data } }) => {
    const reference = '$ref' in data ? data.$ref : data.anyOf[0].$ref;
    const fields = schemas[reference.split('/').at(-1) ?? '']?.['properties'];
    return [type.const, Object.keys(Object(fields))];
  });
  expect(described).toEqual(
    moduleTypeSchema.options.map((type) => [type, Object.keys(moduleSchemaOf(type).shape)]),
  );
  expect(schemas['QuoteData']).toMatchObject({ type: 'object' });
  expect(schemas['RichText']).toMatchObject({ properties: { type: { const: 'doc' } } });
  expect(JSON.stringify(schemas)).not.toContain('"$ref":"#"');
});

test('the modules of an item and the items of a batch are described by name', () => {
  const described = JSON.stringify(bodyOf('post', '/api/news'));
  expect(described).toContain('#/components/schemas/NewModule');
  expect(JSON.stringify(bodyOf('put', '/api/pages/{id}'))).toContain(
    '#/components/schemas/SentModule',
  );
  expect(bodyOf('post', '/api/items')).toMatchObject({
    properties: {
      items: { items: { $ref: '#/components/schemas/SentItem' }, minItems: 1, maxItems: 100 },
    },
  });
  const { anyOf } = z
    .object({ anyOf: z.array(z.object({ properties: z.looseObject({}) })) })
    .parse(resolve('#/components/schemas/SentItem'));
  expect(anyOf).toHaveLength(3 * contentKinds.length);
  expect(anyOf[0]?.properties).toMatchObject({ kind: { const: 'chapter' }, lid: {}, modules: {} });
  expect(anyOf[1]?.properties).toMatchObject({ kind: { const: 'chapter' }, id: {}, revision: {} });
  expect(anyOf[2]?.properties).toMatchObject({ kind: { const: 'chapter' }, id: {}, action: {} });
});

test('the condition of a list is JSON, and its fields are described by name', () => {
  const { parameters } = operationOf('get', '/api/news');
  expect(parameters).toContainEqual({
    name: 'where',
    in: 'query',
    required: false,
    description: expect.stringContaining('JSON'),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/NewsCondition' } } },
  });
  expect(resolve('#/components/schemas/NewsCondition')).toMatchObject({
    additionalProperties: false,
    properties: {
      or: { type: 'array', items: { $ref: '#/components/schemas/NewsCondition' }, maxItems: 20 },
      types: { properties: { contains: { type: 'string' } } },
      publishedOn: { properties: { lessThan: { format: 'date' } } },
    },
  });
});

test('the example of a module in the guide is accepted unchanged', () => {
  const [, example = ''] = /```json\n(.*?)\n```/s.exec(openApiGuide) ?? [];
  expect(moduleContentSchema.parse(JSON.parse(example))).toMatchObject({ type: 'text' });
});

function bodyOf(method: string, path: string): unknown {
  const content = z.object({
    content: z.object({ 'application/json': z.object({ schema: z.unknown() }) }),
  });
  return content.parse(operationOf(method, path).requestBody).content['application/json'].schema;
}

function operationOf(method: string, path: string): z.infer<typeof operation> {
  const found = document.paths[path]?.[method];
  if (found === undefined) throw new Error(`${method} ${path} is not described`);
  return found;
}

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === '$ref' && typeof item === 'string' ? [item] : refsIn(item),
  );
}

function resolve(reference: string): unknown {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (node, step) =>
        typeof node === 'object' && node !== null ? Reflect.get(node, step) : undefined,
      written,
    );
}
