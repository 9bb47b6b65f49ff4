import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const services = new URL('../../services/', import.meta.url);

test('the inventory has every purpose for which a key is derived, and no other', () => {
  const sources = readdirSync(services, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /(?<!\.spec)\.ts$/.test(path) && !path.includes('node_modules'),
  );
  const derived = sources.flatMap((path) => {
    const text = readFileSync(new URL(path, services), 'utf8');
    return [...text.matchAll(/keys?For\([^,()]+, '([^']+)'\)/g)].map(([, purpose = '']) => purpose);
  });
  const table = readFileSync(new URL('keys.md', import.meta.url), 'utf8');
  const listed = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, purpose = '']) => purpose);
  expect(derived.length).toBeGreaterThan(4);
  expect(derived.toSorted()).toEqual(listed.toSorted());
});
