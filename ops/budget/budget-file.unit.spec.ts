import { productSources } from '@parvis/contracts/messages/testing/product-sources.ts';
import { expect, test } from 'vitest';
import { declaredBudget, readBudget } from './budget-file.ts';
import { listedRoutes } from './listed-routes.ts';

test('the table of budgets has a row for every route, says what remembers and limits it, and has no other', () => {
  const { declared } = readBudget();
  expect(declared.toSorted()).toEqual(declaredBudget().toSorted());
  expect(new Set(declared).size).toBe(declared.length);
});

test('a path that Express serves is a route of the table', () => {
  const mounted = productSources(['services']).flatMap(({ text }) =>
    [...text.matchAll(/\b(?:app|router)\.(?:get|post|put|delete|all|use)\(\s*'(\/[^']*)'/g)].map(
      ([, path = '']) => path.replaceAll(/:(\w+)/g, '{$1}'),
    ),
  );
  const listed = listedRoutes().map(({ name }) => name);
  const missing = mounted.filter((path) => !listed.some((name) => name.includes(` ${path}`)));
  expect(mounted.length).toBeGreaterThan(3);
  expect(missing).toEqual([]);
});
