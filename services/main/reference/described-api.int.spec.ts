import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeInThread } from './described-api.ts';

const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

test('the API is described outside the event loop, in parts by operation and by schema', async () => {
  const { document, contents, operations, schemas } = await describeInThread('1.2.3');
  expect(JSON.parse(document)).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' } });
  expect(contents.operations.map(({ operationId }) => operationId)).toEqual([...operations.keys()]);
  expect(contents.schemas).toEqual([...schemas.keys()].toSorted());
  expect(JSON.parse(operations.get('openApi') ?? '')).toMatchObject({ path: '/api/openapi.json' });
});

test('three documents divide the operations, each with the schemas it uses', async () => {
  const { contents, parts } = await describeInThread('1.2.3');
  const documents = [...parts].map(
    ([part, text]) => [part, documentSchema.parse(JSON.parse(text))] as const,
  );
  const divided = documents.flatMap(([part, { paths }]) =>
    Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => `${part} ${operationId}`),
    ),
  );
  for (const [, text] of parts)
    expect(await new Validator().validate(JSON.parse(text))).toEqual({ valid: true });
  const listed = contents.operations.map(({ part, operationId }) => `${part} ${operationId}`);
  expect(divided.toSorted()).toEqual(listed.toSorted());
  expect(new Set(listed.map((one) => one.split(' ')[0])).size).toBe(3);
  const [editorial, screens] = ['editorial', 'screens'].map((part) =>
    Object.keys(documents.find(([name]) => name === part)?.[1].components.schemas ?? {}),
  );
  for (const name of ['Page', 'ListedPage', 'News', 'Image', 'Offer', 'Menu', 'Module'])
    expect(editorial).toContain(name);
  expect(screens).not.toContain('Offer');
});
