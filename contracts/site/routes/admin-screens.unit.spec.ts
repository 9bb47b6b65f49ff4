import { expect, test } from 'vitest';
import { listedScreens, screensOf } from './admin-screens.ts';

/** Returns the paths of the listed screens for which this holds. */
function pathsOf(holds: (screen: (typeof listedScreens)[number]) => boolean): readonly string[] {
  return listedScreens.filter(holds).map(({ path }) => path);
}

const pathsFor = (account: Parameters<typeof screensOf>[0]) =>
  screensOf(account).map(({ path }) => path);

test('an account has the screens that one of its roles may read, in order', () => {
  const editing = new Set<string>(['content.read', 'history.read', 'messages.handle']);
  expect(pathsFor({ roles: ['editor'] })).toEqual(pathsOf(({ needs }) => editing.has(needs)));
  expect(pathsFor({ roles: ['ethics-officer'] })).toEqual(['/admin/ethics', '/admin/ethics/keys']);
  expect(pathsFor({ roles: [] })).toEqual([]);
  expect(pathsFor({ roles: ['administrator', 'ethics-officer'] })).toEqual(pathsOf(() => true));
});

test('an auditor from whom drafts are withheld has none of the screens that show some', () => {
  const before = pathsFor({ roles: ['auditor'] });
  const after = pathsFor({ roles: ['auditor'], withheld: ['drafts'] });
  expect(before.filter((path) => !after.includes(path))).toEqual(
    pathsOf(
      ({ section, path, needs }) =>
        needs === 'content.read' &&
        (['content', 'media'].includes(section) || path === '/admin/legal-pages'),
    ).concat('/admin/activity'),
  );
  expect(pathsFor({ roles: ['auditor'], withheld: ['people'] })).toEqual(before);
});
