import { type Purpose, purposes, subtypes } from './purposes.ts';

/** The panel in which each purpose is granted or not. */
export interface Panel {
  /** Opens the panel with some purposes ticked. */
  readonly show: (granted: readonly Purpose[]) => void;
  readonly close: () => void;
  /** The ticked purposes. */
  readonly granted: () => readonly Purpose[];
}

/** Finds the panel within the banner's element, and keeps its checkboxes consistent. */
export function findPanel(root: HTMLElement): Panel {
  const dialog = root.querySelector('dialog');
  const box = (name: string) => root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const isTicked = (name: string) => box(name)?.checked ?? false;
  const tick = (name: string, checked: boolean) => {
    const found = box(name);
    if (found) found.checked = checked;
  };
  /** The category is ticked when all its types are, and indeterminate when some are. */
  const followKinds = () => {
    const whole = box('cat4');
    const ticked = subtypes.filter(isTicked);
    if (!whole) return;
    whole.checked = ticked.length === subtypes.length;
    whole.indeterminate = ticked.length > 0 && !whole.checked;
  };
  dialog?.addEventListener('change', ({ target }) => {
    if (target === box('cat4')) for (const kind of subtypes) tick(kind, isTicked('cat4'));
    followKinds();
  });
  dialog?.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return {
    show(granted) {
      for (const purpose of purposes) tick(purpose, granted.includes(purpose));
      followKinds();
      if (dialog?.open === false) dialog.showModal();
    },
    close: () => dialog?.close(),
    granted: () => purposes.filter(isTicked),
  };
}
