// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { Button } from 'react-aria-components';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { DialogActions, DialogFrame } from './dialog-frame.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('a dialog that opens while the user is typing', () => {
  it('takes the focus itself, so that a space presses no button', async () => {
    renderScreen(
      <DialogFrame role="alertdialog" title="Tom is editing" onClose={() => {}}>
        <DialogActions>
          <Button>Keep reading</Button>
        </DialogActions>
      </DialogFrame>,
    );
    const dialog = await screen.findByRole('alertdialog', { name: 'Tom is editing' });
    expect(document.activeElement).toBe(dialog);
  });
});
