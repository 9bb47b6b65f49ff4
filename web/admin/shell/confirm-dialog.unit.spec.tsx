// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

afterEach(cleanup);

test.each([
  ['can be undone', false, 'button primary'],
  ['cannot be undone', true, 'button danger'],
])('the colour of the button shows which action %s', async (_what, final, look) => {
  renderScreen(
    <ConfirmDialog
      title="Delete?"
      confirm="Delete"
      final={final}
      onConfirm={() => undefined}
      onCancel={() => undefined}
    >
      It is gone.
    </ConfirmDialog>,
  );
  expect((await screen.findByRole('button', { name: 'Delete' })).className).toBe(look);
});
