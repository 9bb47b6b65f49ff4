import { noStoreAddresses } from '@parvis/contracts/http/no-store.ts';
import { expect, test } from 'vitest';
import { speculationHeader, speculationRules } from './speculation-rules.ts';

test('the header names the file of the rules in quotes', () => {
  expect(speculationHeader).toEqual(['speculation-rules', '"/assets/speculation-rules.json"']);
});

test('documents are prefetched when visitors show intent, except those that must not be cached', () => {
  const written = JSON.stringify(speculationRules());
  expect(JSON.parse(written)).toMatchObject({
    prefetch: [{ source: 'document', eagerness: 'moderate', where: { and: expect.any(Array) } }],
  });
  for (const { path } of noStoreAddresses) expect(written).toContain(`"${path}","${path}/*"`);
  for (const { path } of noStoreAddresses.filter(({ inAllLanguages }) => inAllLanguages))
    expect(written).toContain(`"/en${path}","/en${path}/*"`);
  expect(written).not.toContain('prerender');
});
