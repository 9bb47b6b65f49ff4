// @vitest-environment happy-dom
import { adminScreens } from '@parvis/contracts/site/routes/admin-screens.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createAdminRouter } from './router.tsx';

test('the server serves exactly the addresses that have a screen', () => {
  const { routesByPath } = createAdminRouter(new QueryClient());
  expect(Object.keys(routesByPath).toSorted()).toEqual([...adminScreens].toSorted());
});
