import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { apiPartSchema } from '@parvis/contracts/operations/endpoints.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument, partOf } from '../http/openapi.ts';
import { shownExample } from '../http/openapi-examples.ts';
import { takesBody } from '../http/openapi-responses.ts';
import { listPaths } from '../http/path-patterns.ts';
import { endpoints } from './endpoints.ts';
import { operationExamples } from './examples.ts';

const examples: readonly Endpoint[] = endpoints;
const mediaType = z.object({ example: z.unknown().optional() });
const contentSchema = z.object({ content: z.record(z.string(), mediaType).default({}) });
const operationSchema = z.object({
  operationId: z.string(),
  tags: z.array(z.string().min(1)).min(1),
  summary: z.string().min(5),
  parameters: z.array(
    z.looseObject({
      name: z.string().default(''),
      in: z.string().default(''),
      required: z.boolean().default(false),
      example: z.unknown().optional(),
    }),
  ),
  requestBody: contentSchema.optional(),
  responses: z.record(z.string(), contentSchema),
});
type Operation = z.infer<typeof operationSchema>;
const documentSchema = z.object({
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

test.each(apiPartSchema.options)(
  'every operation of the %s document has a summary, tags and examples',
  (part) => {
    const own = endpoints.filter((endpoint: Endpoint) => partOf(endpoint) === part);
    const written = openApiDocument(own, '1.0.0', operationExamples);
    const { paths, tags } = documentSchema.parse(JSON.parse(JSON.stringify(written)));
    const missing = own.flatMap((endpoint: Endpoint) =>
      listPaths(endpoint).flatMap((path) => {
        const operation = paths[path]?.[endpoint.method];
        if (operation === undefined) return [`${endpoint.id} is not described`];
        expect(tags.map(({ name }) => name)).toEqual(expect.arrayContaining(operation.tags));
        return missingIn(endpoint, operation).map((what) => `${endpoint.id} ${what}`);
      }),
    );
    expect(missing).toEqual([]);
    expect(own.length).toBeGreaterThan(40);
  },
);

function missingIn(endpoint: Endpoint, { parameters, requestBody, responses }: Operation) {
  const { response, body } = endpoint;
  const unshown = parameters.flatMap((one) =>
    one.required && one.in !== 'header' && one.example === undefined
      ? [`parameter ${one.name}`]
      : [],
  );
  const contents = Object.values(requestBody?.content ?? {});
  const required = endpoint.takesBytes || (takesBody(endpoint) && !body.safeParse({}).success);
  const isBodyMissing = required && contents.some(({ example }) => example === undefined);
  const returned = responses[String(response.status)]?.content['application/json'];
  const isResponseMissing = response.kind === 'json' && returned?.example === undefined;
  return [
    ...unshown,
    ...(isBodyMissing ? ['body'] : []),
    ...(isResponseMissing ? ['response'] : []),
  ];
}

test.each(examples.map((endpoint) => [endpoint.id, endpoint] as const))(
  'the examples of %s are valid',
  (id, endpoint) => {
    const { params, query, body, response } = shownExample(endpoint, operationExamples);
    const parsed = [
      endpoint.params.safeParse(params),
      endpoint.query.safeParse(query),
      ...(takesBody(endpoint) ? [endpoint.body.safeParse(body.example ?? {})] : []),
      ...(endpoint.response.kind === 'json' && response.example !== undefined
        ? [
            (endpoint.response.chosen?.schema ?? endpoint.response.schema).safeParse(
              response.example,
            ),
          ]
        : []),
    ];
    expect([id, parsed.flatMap(({ error }) => error?.issues ?? [])]).toEqual([id, []]);
  },
);

test('every example belongs to an operation', () => {
  const ids = new Set<string>(endpoints.map(({ id }) => id));
  const named = [...operationExamples.requests.keys(), ...operationExamples.responses.keys()];
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});
