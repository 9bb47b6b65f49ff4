// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastRegion } from './toast-region.tsx';
import type { Toast, ToastsEvent } from './toasts.machine.ts';

const saved: Toast = { id: 'saved', text: 'Enregistré', tone: 'done' };

afterEach(cleanup);

test('an action is performed once and dismisses its toast', () => {
  const send = vi.fn<(event: ToastsEvent) => void>();
  const run = vi.fn<() => void>();
  const labels = { region: 'Messages', dismiss: 'Effacer' };
  const undoable = { ...saved, detail: 'Il y a une heure', action: { label: 'Annuler', run } };
  render(<ToastRegion toasts={[undoable]} send={send} labels={labels} />);
  expect(screen.getByRole('log').textContent).toBe('EnregistréIl y a une heureAnnuler');
  fireEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(run).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledWith({ type: 'dismiss', id: 'saved' });
});

test('the region exists before any toast, and each toast can be dismissed', () => {
  const send = vi.fn<(event: ToastsEvent) => void>();
  const labels = { region: 'Messages', dismiss: 'Effacer' };
  const { rerender } = render(<ToastRegion toasts={[]} send={send} labels={labels} />);
  const log = screen.getByRole('log');
  rerender(<ToastRegion toasts={[saved]} send={send} labels={labels} />);
  expect(log.textContent).toBe('Enregistré');
  fireEvent.click(screen.getByRole('button'));
  expect(send).toHaveBeenCalledWith({ type: 'dismiss', id: 'saved' });
});
