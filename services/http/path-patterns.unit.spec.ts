import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { expect, test } from 'vitest';
import { compareByLiterals, pathPatterns } from './path-patterns.ts';

test('a parameter with enumerated values becomes literals', () => {
  expect(pathPatterns(inlineEndpoints.moduleAction)).toEqual([
    { path: '/admin/inline/module/:id/activate', settled: { action: 'activate' } },
    { path: '/admin/inline/module/:id/deactivate', settled: { action: 'deactivate' } },
  ]);
  expect(pathPatterns(inlineEndpoints.lock).map(({ path }) => path)).toEqual([
    '/admin/inline/chapter/:id/lock',
    '/admin/inline/focus/:id/lock',
    '/admin/inline/news/:id/lock',
    '/admin/inline/page/:id/lock',
    '/admin/inline/personality/:id/lock',
    '/admin/inline/module/:id/lock',
  ]);
});

test('literals are tried before parameters, from the left', () => {
  const paths = [
    '/api/:contentId/modules',
    '/api/pages/:id',
    '/api/pages',
    '/api/:a',
    '/api/pages/new',
  ];
  expect(paths.toSorted(compareByLiterals)).toEqual([
    '/api/pages',
    '/api/pages/new',
    '/api/pages/:id',
    '/api/:a',
    '/api/:contentId/modules',
  ]);
});
