// @vitest-environment happy-dom
import { moduleViewSchema } from '@parvis/contracts/content/views.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { pageWith } from '../testing/views.ts';
import { RestoreRevisionDialog } from './restore-revision-dialog.tsx';

const module = moduleViewSchema.parse({
  id: 'pg00000000010001',
  contentId: 'pg0000000001',
  type: 'statement',
  revision: 4,
  liveRevision: 3,
  pending: true,
  active: true,
  deleted: false,
  data: { text: 'Oser' },
  savedAt: '2026-01-01T00:00:00.000Z',
  savedBy: 'Anne Riou',
});
const page = pageWith({});

afterEach(cleanup);

async function shown(
  props: Pick<Parameters<typeof RestoreRevisionDialog>[0], 'content' | 'module'>,
) {
  const onRestore = vi.fn<() => void>();
  renderScreen(
    <RestoreRevisionDialog
      {...props}
      revision={2}
      onRestore={onRestore}
      onCancel={() => undefined}
    />,
  );
  const names = (await screen.findAllByRole('button')).flatMap(
    ({ textContent }) => textContent || [],
  );
  return { onRestore, names, text: screen.getByRole('dialog').textContent };
}

test('says which revision visitors keep seeing until it is published', async () => {
  const { onRestore, names, text } = await shown({ content: page, module });
  expect(names).toEqual(['Restore', 'Cancel']);
  expect(text).toContain('Visitors see revision 3, and keep seeing it until you publish.');
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(onRestore).toHaveBeenCalledOnce();
});

test.each([
  [
    'an inactive module',
    { content: page, module: { ...module, active: false, liveRevision: null } },
  ],
  [
    'a page that is not published',
    { content: pageWith({ status: 'draft', liveRevision: null }), module: undefined },
  ],
])('says that visitors see nothing of it: %s', async (_what, props) => {
  const { names, text } = await shown(props);
  expect(names).toEqual(['Restore', 'Cancel']);
  expect(text).toContain('Visitors currently see no revision of it.');
});
