import { securityHeaders } from '@parvis/services/http/security-headers.ts';
import { expect, test } from 'vitest';
import { headersInDevelopment } from './forward.ts';

const name = 'Content-Security-Policy';
const policy = securityHeaders(false)[name] ?? '';
const relaxed = String(
  headersInDevelopment({ [name.toLowerCase()]: policy })['content-security-policy'],
);

test('in development styles may be inline, and nothing else that the product forbids', () => {
  const without = (text: string) =>
    text.split('; ').filter((part) => !part.startsWith('style-src'));
  expect(without(relaxed)).toEqual(without(policy));
  expect(relaxed).toContain("style-src 'self' 'unsafe-inline'");
});

test('the product itself forbids inline styles and scripts', () => {
  expect(policy).not.toContain('unsafe-inline');
});

test('browsers store nothing of what changes with its code', () => {
  const headers = { 'cache-control': 'public, max-age=31536000', 'content-type': 'text/html' };
  expect(headersInDevelopment(headers)).toEqual({ ...headers, 'cache-control': 'no-store' });
});
