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

async function open(
  shown: Omit<VersionChanges, 'modules'> & { modules: readonly object[] },
  needsApproval = false,
) {
  const elsewhere = { addresses: [], totalAddresses: 0, redirects: [], menus: [], links: [] };
  const effects = { revision: 2, modulesTag: 'seen', needsApproval, changes: shown, ...elsewhere };
  const account = {
    id: 'admin0000001',
    name: 'Ada',
    email: 'ada@estuaire.example',
    roles: ['administrator'],
  };
  vi.stubGlobal('fetch', async (address: string | URL) =>
    Response.json(String(address).includes('/publication/') ? effects : account),
  );
  const onPublish = vi.fn<Parameters<typeof PublishDialog>[0]['onPublish']>();
  const onRequest = vi.fn<Parameters<typeof PublishDialog>[0]['onRequest']>();
  const onOverride = vi.fn<Parameters<typeof PublishDialog>[0]['onOverride']>();
  renderScreen(
    <PublishDialog
      content={pageWith({ revision: 2 })}
      busy={false}
      onPublish={onPublish}
      onRequest={onRequest}
      onOverride={onOverride}
      onCancel={() => undefined}
    />,
  );
  const boxes = () => screen.findAllByRole('checkbox');
  const publish = () => fireEvent.click(screen.getByRole('button', { name: /^Publish/ }));
  return { onPublish, onRequest, onOverride, boxes, publish };
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

test('requests approval of all of it, with a note, where publications need it', async () => {
  const { onRequest } = await open(changes, true);
  const note = await screen.findByRole('textbox', { name: 'Note for whoever approves' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Publish$/ })).toBeNull();
  fireEvent.change(note, { target: { value: 'Read by the desk' } });
  fireEvent.click(screen.getByRole('button', { name: 'Request publication' }));
  expect(onRequest.mock.calls).toMatchObject([[{ modulesTag: 'seen' }, 'Read by the desk']]);
});

test('lets an administrator publish without approval, for a reason', async () => {
  const { onOverride } = await open(changes, true);
  const reason = await screen.findByRole('textbox', { name: /^Reason/, hidden: true });
  const publish = screen.getByRole('button', { name: 'Publish with this reason', hidden: true });
  expect(publish).toHaveProperty('disabled', true);
  fireEvent.change(reason, { target: { value: 'Trading is halted' } });
  fireEvent.click(publish);
  expect(onOverride.mock.calls).toMatchObject([[{ modulesTag: 'seen' }, 'Trading is halted']]);
});
