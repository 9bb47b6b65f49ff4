// @vitest-environment happy-dom

import { accountEndpoints } from '@parvis/contracts/accounts/endpoints.ts';
import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callEndpoint, composeAddress } from './call-endpoint.ts';
import { RequestRefused, RequestWithoutResponse, refusedFields } from './failures.ts';
import { logPosition } from './log-position.ts';

const position = '00000000000000000042';
const params = { contentId: 'pg0000000001', moduleId: 'pg00000000011001' };
const sent = { params, body: { data: { text: 'a' } }, ifMatch: 3, commandId: 'one-intent' };
const savedModule = {
  id: params.moduleId,
  contentId: params.contentId,
  type: 'statement',
  revision: 4,
  liveRevision: null,
  pending: false,
  active: false,
  deleted: false,
  data: { text: 'a' },
  savedAt: '2026-11-20T08:00:00.000Z',
  savedBy: 'Anne Riou',
};

function respondWith(status: number, body: unknown, headers: Record<string, string> = {}) {
  const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(
    async () => new Response(JSON.stringify(body), { status, headers }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('calling an endpoint', () => {
  it('sends the base revision, the idempotency key, and the JSON', async () => {
    const fetched = respondWith(200, savedModule, { 'x-log-position': position });
    const saved = await callEndpoint(contentEndpoints.saveModule, sent);
    const [address, init] = fetched.mock.calls[0] ?? [];
    const headers = new Headers(init?.headers);
    expect(address).toBe('/api/pg0000000001/modules/pg00000000011001');
    expect(init?.method).toBe('PUT');
    expect(headers.get('if-match')).toBe('"3"');
    expect(headers.get('idempotency-key')).toBe('one-intent');
    expect(init?.body).toBe('{"data":{"text":"a"}}');
    expect(saved.revision).toBe(4);
  });

  it('makes reads after a write wait for its log position', async () => {
    respondWith(200, savedModule, { 'x-log-position': position });
    await callEndpoint(contentEndpoints.saveModule, sent);
    expect(composeAddress(contentEndpoints.listPages, { query: { q: 'mer', locale: 'fr' } })).toBe(
      `/api/pages?q=mer&locale=fr&after=${position}`,
    );
    expect(composeAddress(accountEndpoints.whoAmI)).toBe('/admin/session');
  });

  it('never returns to an earlier log position', () => {
    logPosition.note(position);
    logPosition.note('00000000000000000007');
    expect(logPosition.current()).toBe(position);
  });

  it('throws a refusal with its fields', async () => {
    const detail = 'Another page already uses this address.';
    respondWith(409, {
      type: 'about:blank',
      title: 'Refused',
      status: 409,
      detail,
      code: 'slug-taken',
      errors: [{ code: 'slug-taken', pointer: '/slug', detail }],
    });
    const failure = await callEndpoint(contentEndpoints.listPages).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RequestRefused);
    const fields = failure instanceof RequestRefused ? refusedFields(failure.problem) : new Map();
    expect([...fields]).toEqual([['slug', detail]]);
  });

  it.each([
    ['a broken network', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')))],
    ['a response of another shape', () => respondWith(200, { items: 'none' })],
    ['an error page of a proxy', () => respondWith(502, 'Bad gateway')],
  ])('treats %s as no response', async (_, arrange) => {
    arrange();
    await expect(callEndpoint(contentEndpoints.listPages)).rejects.toBeInstanceOf(
      RequestWithoutResponse,
    );
  });
});
