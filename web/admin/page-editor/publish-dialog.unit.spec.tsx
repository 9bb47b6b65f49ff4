// @vitest-environment happy-dom
import type { VersionChanges } from '@parvis/contracts/content/version-changes.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { pageWith } from '../testing/views.ts';
import { PublishDialog } from './publish-dialog.tsx';

const [changed, moved, removed] = ['1001', '1002', '1003'].map((end) => `pg0000000001${end}`);
const module = { type: 'statement', title: 'Oser' };
const changes = {
  header: { before: 1, after: 2 },
  modules: [
    { ...module, id: changed, change: 'changed', before: 1, after: 2 },
    { ...module, id: moved, change: 'moved', before: 1, after: 1 },
    { ...module, id: removed, change: 'removed', before: 3, after: null },
  ],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(shown: Omit<VersionChanges, 'modules'> & { modules: readonly object[] }) {
  const elsewhere = { addresses: [], totalAddresses: 0, redirects: [], menus: [], links: [] };
  const effects = { revision: 2, modulesTag: 'seen', changes: shown, ...elsewhere };
  vi.stubGlobal('fetch', async () => Response.json(effects));
  const onPublish = vi.fn<Parameters<typeof PublishDialog>[0]['onPublish']>();
  renderScreen(
    <PublishDialog
      content={pageWith({ revision: 2 })}
      onPublish={onPublish}
      onCancel={() => undefined}
    />,
  );
  const boxes = () => screen.findAllByRole('checkbox');
  const publish = () => fireEvent.click(screen.getByRole('button', { name: /^Publish/ }));
  return { onPublish, boxes, publish };
}

test('publishes everything that it shows, as it was shown', async () => {
  const { onPublish, boxes, publish } = await open(changes);
  expect((await boxes()).map((box) => box.closest('label')?.textContent)).toEqual([
    'Header: title, address and settings',
    'Statement “Oser” changed',
    'Statement “Oser” moved',
    'Statement “Oser” removed',
  ]);
  publish();
  expect(onPublish.mock.calls).toMatchObject([[{ revision: 2, modulesTag: 'seen' }, undefined]]);
});

test('publishes only the parts that are checked; an order is published with the whole', async () => {
  const { onPublish, boxes, publish } = await open(changes);
  const [header, , order] = await boxes();
  fireEvent.click(header ?? document.body);
  expect(order).toMatchObject({ checked: false, disabled: true });
  publish();
  expect(onPublish.mock.calls[0]?.[1]).toEqual({ header: false, modules: [changed, removed] });
});

test('publishes nothing when nothing is checked, or nothing has changed', async () => {
  const { onPublish, boxes, publish } = await open({ ...changes, modules: [] });
  const [header] = await boxes();
  fireEvent.click(header ?? document.body);
  publish();
  cleanup();
  const empty = await open({ header: null, modules: [] });
  expect(await screen.findByText('Visitors see exactly the newest revision.')).toBeTruthy();
  empty.publish();
  expect([onPublish.mock.calls, empty.onPublish.mock.calls]).toEqual([[], []]);
});
