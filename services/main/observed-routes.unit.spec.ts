import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { uploadEndpoints } from '@parvis/contracts/media/upload-endpoints.ts';
import { expect, test } from 'vitest';
import type { SpanAttributes, Tracing } from '../adapters/tracing/tracing.ts';
import type { Reply, RequestContext } from '../http/route.ts';
import { observedRoutes, observedUploads } from './observed-routes.ts';

const context: RequestContext = {
  actor: { kind: 'anonymous' },
  commandId: 'c1',
  ifMatch: undefined,
  locale: 'fr',
  client: { address: '', cookie: undefined, wantsHtml: false },
};
const input = { params: {}, query: { q: 'anne@estuaire.example' }, body: {} };
const done: Reply = { kind: 'empty' };
const refused: Reply = { kind: 'refused', refusals: [{ code: 'slug-taken' }] };

function recordSpans() {
  const seen: [string, SpanAttributes][] = [];
  const tracing: Tracing = {
    span(name, attributes, work) {
      seen.push([name, attributes]);
      return work({ set: (more) => void seen.push([name, more]) });
    },
    stop: () => Promise.resolve(),
  };
  return { seen, tracing };
}

test('a read is traced as a query, a write as a command, with the code of its refusal', async () => {
  const { seen, tracing } = recordSpans();
  const { listPages, createPage } = contentEndpoints;
  const routes = observedRoutes(
    [
      { endpoint: listPages, handle: () => Promise.resolve(done) },
      { endpoint: createPage, handle: () => Promise.resolve(refused) },
    ],
    tracing,
  );
  const replies = await Promise.all(routes.map((route) => route.handle(input, context)));
  expect(replies).toEqual([done, refused]);
  expect(seen).toEqual([
    ['query', { 'parvis.query': 'listPages' }],
    ['command', { 'parvis.command': 'createPage' }],
    ['command', { 'parvis.refusal': 'slug-taken' }],
  ]);
});

test('an upload is traced as a command', async () => {
  const { seen, tracing } = recordSpans();
  const endpoint = uploadEndpoints.uploadImage;
  const [upload] = observedUploads(
    [{ endpoint, maxBytes: 1, take: () => Promise.resolve(done) }],
    tracing,
  );
  const nothing = (async function* () {})();
  expect(await upload?.take(input, nothing, context)).toEqual(done);
  expect(seen).toEqual([['command', { 'parvis.command': endpoint.id }]]);
});
