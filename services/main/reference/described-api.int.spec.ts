import { expect, test } from 'vitest';
import { describeInThread } from './described-api.ts';

test('the API is described outside the event loop, in parts by operation and by schema', async () => {
  const { document, contents, operations, schemas } = await describeInThread('1.2.3');
  expect(JSON.parse(document)).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' } });
  expect(contents.operations.map(({ operationId }) => operationId)).toEqual([...operations.keys()]);
  expect(contents.schemas).toEqual([...schemas.keys()].toSorted());
  expect(JSON.parse(operations.get('openApi') ?? '')).toMatchObject({ path: '/api/openapi.json' });
});
