import {
  readSaved,
  type SavedSearch,
  storeSaved,
  withoutSearch,
  withSearch,
} from './saved-search.ts';

/**
 * Hydrates the panel of saved searches: “save” in the header of the list adds to it. The list
 * replaces its header, so the page listens.
 */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  let saved = readSaved(localStorage);
  const show = (searches: readonly SavedSearch[]) => {
    const isStored = storeSaved(localStorage, searches);
    if (isStored) saved = searches;
    draw(root, saved);
    root.querySelector('[data-saved="refused"]')?.toggleAttribute('hidden', isStored);
  };
  draw(root, saved);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('[data-save-search]');
    const { name, href, alert } = button?.dataset ?? {};
    if (!name || !href || !alert) return;
    show(withSearch(saved, { name, href, alert }));
    root.showPopover();
    root.querySelector('a')?.focus();
  });
  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const href = target.closest<HTMLElement>('[data-saved="remove"]')?.dataset['href'];
    if (href === undefined) return;
    show(withoutSearch(saved, href));
    root.querySelector<HTMLElement>('a, button')?.focus();
  });
  onReady();
}

/** Fills the list from the template that the page has for an entry. */
function draw(root: HTMLElement, saved: readonly SavedSearch[]): void {
  const template = root.querySelector('template');
  const list = root.querySelector('ul');
  list?.replaceChildren(...saved.flatMap((search) => (template ? [entry(template, search)] : [])));
  root.querySelector('[data-saved="none"]')?.toggleAttribute('hidden', saved.length > 0);
}

function entry({ content }: HTMLTemplateElement, { name, href, alert }: SavedSearch): Node {
  const item = document.importNode(content, true);
  const [open, toAlert] = item.querySelectorAll('a');
  const remove = item.querySelector('button');
  if (open && toAlert && remove) {
    open.textContent = name;
    open.href = href;
    toAlert.href = alert;
    remove.dataset['href'] = href;
    for (const part of item.querySelectorAll('[data-saved="name"]')) part.textContent = name;
  }
  return item;
}
