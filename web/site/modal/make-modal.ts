import cross from '../../ui/cross.module.css';
import styles from '../../ui/dialog/dialog.module.css';

/** A dialog over the page with content that the server renders. */
export interface Modal {
  readonly dialog: HTMLDialogElement;
  /** The container of the content. */
  readonly place: HTMLElement;
  /** Shows content, scrolled to its start; its heading is an `h1` with an id. */
  show(html: string): void;
  /** Labels the dialog by its heading, and its close button by the content (`data-close-label`). */
  name(): void;
}

/** Creates a closed modal. @param dismiss called by the close button, a press outside and Escape */
export function makeModal(dismiss: () => void): Modal {
  const dialog = document.createElement('dialog');
  dialog.className = `${styles['dialog']}`;
  const close = document.createElement('button');
  close.className = `${cross['cross']} ${styles['corner']}`;
  const place = document.createElement('div');
  place.className = `${styles['drawn']}`;
  dialog.append(close, place);
  document.body.append(dialog);
  close.addEventListener('click', dismiss);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    dismiss();
  });
  dialog.addEventListener('pointerdown', ({ target }) => {
    if (target === dialog) dismiss();
  });
  const name = () => {
    const title = place.querySelector('h1');
    if (title) dialog.setAttribute('aria-labelledby', title.id);
    const label = place.querySelector<HTMLElement>('[data-close-label]')?.dataset['closeLabel'];
    if (label) close.setAttribute('aria-label', label);
  };
  return {
    dialog,
    place,
    name,
    show(html) {
      // HTML from our own server, escaped there.
      place.innerHTML = html;
      name();
      if (!dialog.open) dialog.showModal();
      dialog.scrollTop = 0;
      place.querySelector<HTMLElement>('h1')?.focus();
    },
  };
}
