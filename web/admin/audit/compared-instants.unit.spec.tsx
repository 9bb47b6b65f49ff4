// @vitest-environment happy-dom
import { auditPageSchema } from '@parvis/contracts/audit/views.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { ModuleDifferences, PictureDifferences } from './instant-differences.tsx';

const { modules: moduleSchema } = auditPageSchema.shape;
const modulesOf = (...revisions: readonly (readonly [string | undefined, number])[]) =>
  moduleSchema.parse(
    revisions.map(([id, revision]) => ({
      id,
      type: 'text',
      revision,
      savedAt: null,
      savedBy: null,
    })),
  );
const [first, second, third, fourth] = ['1', '2', '3', '4'].map((end) => `gr0upe000001000${end}`);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('modules are added, changed, moved and removed between two instants', async () => {
  renderScreen(
    <ModuleDifferences
      before={modulesOf([first, 1], [second, 1], [third, 1], [fourth, 1])}
      after={modulesOf([second, 1], [first, 1], [fourth, 2])}
    />,
  );
  const items = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/moved/i),
    expect.stringMatching(/changed/i),
    expect.stringMatching(/removed/i),
  ]);
});

test('only pictures that are gone or new are shown', async () => {
  const { container } = renderScreen(
    <PictureDifferences before={['/a.jpg', '/b.jpg']} after={['/b.jpg', '/c.jpg']} />,
  );
  await screen.findByRole('list');
  expect(container.querySelector('del img')?.getAttribute('src')).toBe('/a.jpg');
  expect(container.querySelector('ins img')?.getAttribute('src')).toBe('/c.jpg');
  expect(container.querySelectorAll('img')).toHaveLength(2);
});
