import { expect, test } from 'vitest';
import { acceptAbsoluteForm, isHost, isLocalHost, namesOneHost } from './request-target.ts';

function accepted(url: string) {
  const request = { url, headers: { host: 'other.example' } };
  acceptAbsoluteForm(request);
  return [request.url, request.headers.host];
}

test.each([
  ['http://www.estuaire.example/en/', '/en/', 'www.estuaire.example'],
  ['HTTPS://www.estuaire.example:8443/a//b?q=%2F', '/a//b?q=%2F', 'www.estuaire.example:8443'],
  ['http://www.estuaire.example', '/', 'www.estuaire.example'],
  ['http://www.estuaire.example?page=2', '/?page=2', 'www.estuaire.example'],
  ['http://anne@www.estuaire.example/', '/', 'www.estuaire.example'],
])('%s requests %s of %s', (target, path, host) => {
  expect(accepted(target)).toEqual([path, host]);
});

test.each(['/', '/http://www.estuaire.example/', '/?next=http://www.estuaire.example/', '*'])(
  '%s is left unchanged, with its own host',
  (target) => {
    expect(accepted(target)).toEqual([target, 'other.example']);
  },
);

test.each(['www.estuaire.example', 'localhost:8080', '127.0.0.1', '[::1]:8080', 'a_b.example', ''])(
  '%j is a host',
  (value) => {
    expect(isHost(value)).toBe(true);
  },
);

test.each([
  undefined,
  'a b',
  'a.example/',
  'a.example, b.example/c',
  'anne@a.example',
  'a.example:http',
  '[::1',
  'a\u00a0b',
])('%j is not a host', (value) => {
  expect(isHost(value)).toBe(false);
});

test.each([
  [[], true],
  [['Host', 'a'], true],
  [['X', 'Host', 'Host', 'a'], true],
  [['Host', 'a', 'host', 'a'], false],
  [['HOST', 'a', 'X', 'y', 'Host', 'b'], false],
  [['Host', 'a b'], false],
])('%j names at most one host: %s', (rawHeaders, expected) => {
  expect(namesOneHost({ rawHeaders })).toBe(expected);
});

test.each([
  'localhost',
  'LOCALHOST:8080',
  'parvis.localhost',
  '127.0.0.1:8080',
  '192.0.2.7',
  '[::1]:8080',
])('without a public address, “%s” is this site', (host) => expect(isLocalHost(host)).toBe(true));

test.each([
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evillocalhost',
  '',
  '[::1',
  '2130706433',
  '1.2.3',
])('without a public address, “%s” is not', (host) => expect(isLocalHost(host)).toBe(false));
