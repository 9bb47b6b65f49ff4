import { expect, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from './openapi.ts';
import { namesInPath } from './path-patterns.ts';
import { allEndpoints } from './testing/all-endpoints.ts';

const parameter = z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() });
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

const written: unknown = JSON.parse(JSON.stringify(openApiDocument(allEndpoints, '1.0.0')));
const document = documentSchema.parse(written);

test('every endpoint is there, once, under its method and path', () => {
  for (const endpoint of allEndpoints)
    expect(document.paths[endpoint.path]?.[endpoint.method]?.operationId).toBe(endpoint.id);
  const operations = Object.values(document.paths).flatMap((item) => Object.keys(item));
  expect(operations).toHaveLength(allEndpoints.length);
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

test('every reference leads somewhere in the document', () => {
  const references = refsIn(written);
  expect(references).toContain('#/components/schemas/Problem');
  for (const reference of references) expect(resolve(reference)).toBeDefined();
});

test('every operation says how it is refused, and whose key it needs', () => {
  for (const endpoint of allEndpoints) {
    const described = document.paths[endpoint.path]?.[endpoint.method];
    expect(Object.keys(described?.responses ?? {})).toEqual([
      String(endpoint.answer.status),
      'default',
    ]);
    const schemes = described?.security.flatMap((scheme) => Object.keys(scheme));
    expect(schemes).toEqual(endpoint.access === 'public' ? [] : ['session', 'token']);
    for (const scheme of schemes ?? [])
      expect(Object.keys(document.components.securitySchemes)).toContain(scheme);
  }
});

test('what is written is described where something is sent', () => {
  expect(document.paths['/api/pages']?.['post']?.requestBody).toMatchObject({
    content: { 'application/json': { schema: { required: ['title', 'slug', 'locale'] } } },
  });
  expect(document.paths['/api/pages/{id}/publish']?.['post']?.requestBody).toBeUndefined();
  expect(document.paths['/admin/inline/{type}/new']?.['post']?.requestBody).toBeDefined();
});

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
