import { expect, test } from 'vitest';
import { requireSameOrigin } from './same-origin.ts';

const ours = 'https://www.estuaire.example';
const own = { host: 'www.estuaire.example', bearer: false };
const none = { origin: undefined, secFetchSite: undefined };

test.each([
  ['a browser on our own page', { ...none, origin: ours, secFetchSite: 'same-origin' }, true],
  ['a browser without fetch metadata', { ...none, origin: ours }, true],
  ['an address typed by the person', { ...none, secFetchSite: 'none' }, true],
  ['a script, which names no origin', none, true],
  ['another site', { ...none, origin: 'https://evil.example' }, false],
  ['another site in front of ours', { ...none, origin: `${ours}.evil.example` }, false],
  ['our host over plain http', { ...none, origin: 'http://www.estuaire.example' }, false],
  ['our host at another port', { ...none, origin: `${ours}:8443` }, false],
  ['a sandboxed frame', { ...none, origin: 'null' }, false],
  ['a sister host', { ...none, origin: ours, secFetchSite: 'same-site' }, false],
  ['a foreign site without an origin', { ...none, secFetchSite: 'cross-site' }, false],
])('a write from %s', (_who, headers, allowed) => {
  const outcome = requireSameOrigin({ method: 'POST', ...own, ...headers }, ours);
  expect(outcome).toMatchObject(allowed ? { ok: true } : { refusals: [{ code: 'cross-origin' }] });
});

test('without a configured origin the request’s own host is compared', () => {
  const request = { method: 'PUT', ...own, secFetchSite: undefined, host: 'localhost:8080' };
  expect(requireSameOrigin({ ...request, origin: 'http://localhost:8080' }, undefined).ok).toBe(
    true,
  );
  expect(requireSameOrigin({ ...request, origin: 'https://localhost:8080' }, undefined).ok).toBe(
    true,
  );
  expect(requireSameOrigin({ ...request, origin: 'http://localhost:8081' }, undefined).ok).toBe(
    false,
  );
});

test('reads and bearer tokens may come from anywhere', () => {
  const foreign = { ...own, origin: 'https://evil.example', secFetchSite: 'cross-site' };
  expect(requireSameOrigin({ ...foreign, method: 'GET' }, ours).ok).toBe(true);
  expect(requireSameOrigin({ ...foreign, method: 'POST', bearer: true }, ours).ok).toBe(true);
});
