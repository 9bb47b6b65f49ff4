import { thirdPartyScriptsSchema } from '@parvis/contracts/third-parties/scripts.ts';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const script = {
  use: 'conversion',
  name: 'Clics',
  company: 'Annonces SA',
  purpose: { fr: 'Compter', en: 'Count' },
  url: 'https://ads.example/c.js?id=7',
  origins: ['https://collect.ads.example'],
};

function policyOf(scripts: unknown): ReadonlyMap<string, string> {
  const headers = securityHeaders(true, thirdPartyScriptsSchema.parse(scripts));
  const directives = headers['Content-Security-Policy']?.split('; ') ?? [];
  return new Map(directives.map((line) => [line.split(' ')[0] ?? '', line]));
}

test('without configured scripts the policy allows nothing of another origin', () => {
  const policy = policyOf([]);
  expect(policy.get('script-src')).toBe("script-src 'self'");
  expect(policy.get('connect-src')).toBe("connect-src 'self'");
});

test('the policy allows exactly the configured script, and where it reports to', () => {
  const policy = policyOf([script]);
  expect(policy.get('script-src')).toBe(
    "script-src 'self' https://ads.example/c.js https://collect.ads.example",
  );
  const reports = 'https://ads.example https://collect.ads.example';
  expect(policy.get('connect-src')).toBe(`connect-src 'self' ${reports}`);
  expect(policy.get('img-src')).toBe(`img-src 'self' data: ${reports}`);
});

test.each([
  ['an unencrypted address', { url: 'http://ads.example/c.js' }],
  ['another scheme', { url: 'data:text/javascript,1' }],
  ['an address that would extend the policy', { url: "https://ads.example/c.js;script-src 'x'" }],
  ['credentials', { url: 'https://a:b@ads.example/c.js' }],
  ['an origin with a path', { origins: ['https://ads.example/all'] }],
  ['a field that is not known', { integrity: 'x' }],
  ['no purpose in English', { purpose: { fr: 'Compter' } }],
])('%s is refused', (_, changed) => {
  expect(thirdPartyScriptsSchema.safeParse([{ ...script, ...changed }]).success).toBe(false);
});
