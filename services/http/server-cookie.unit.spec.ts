import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ServerCookie } from './server-cookie.ts';

const name = 'parvis_session';

test('over TLS our cookies are bound to the host, and one without the prefix is ignored', () => {
  const cookie = ServerCookie.ours(name, true);
  expect(cookie.give('a', 60.9)).toBe(
    '__Host-parvis_session=a; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=60',
  );
  expect(cookie.take()).toBe(
    '__Host-parvis_session=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
  );
  expect(cookie.read('parvis_session=b; __Host-parvis_session=a')).toBe('a');
  expect(cookie.read('parvis_session=b')).toBeUndefined();
});

test('over plain http, where browsers reject the prefix, cookies have none', () => {
  const cookie = ServerCookie.ours(name, false);
  expect(cookie.give('a', 60)).toBe('parvis_session=a; Path=/; HttpOnly; SameSite=Lax; Max-Age=60');
  expect(cookie.read('__Host-parvis_session=b; parvis_session=a')).toBe('a');
});

test('a cookie whose name others rely on keeps it over TLS', () => {
  expect(ServerCookie.named('rh_alerts_token', true).give('a', 60)).toBe(
    'rh_alerts_token=a; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=60',
  );
});

test('the server sets cookies in no other way', () => {
  const services = new URL('../', import.meta.url);
  const setting = readdirSync(services, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /(?<!\.spec|\.contract)\.ts$/.test(path) &&
      !/node_modules|testing/.test(path) &&
      /Max-Age=|__Host-|__Secure-|\.cookie\(/.test(readFileSync(new URL(path, services), 'utf8')),
  );
  expect(setting).toEqual(['http/openapi.ts', 'http/server-cookie.ts']);
});
