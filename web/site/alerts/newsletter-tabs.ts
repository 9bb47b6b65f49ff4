/**
 * Shows the parts of the newsletter's form one after another: its button advances, and submits the
 * form from the last part. A part that is incomplete or was refused is shown first. Specification,
 * section 4, “Newsletter modal”.
 */
export function hydrateTabs(root: HTMLElement): void {
  const form = root.querySelector('form');
  const parts = [...root.querySelectorAll<HTMLElement>('[data-alerts-tab]')];
  const back = root.querySelector<HTMLElement>('[data-alerts-back]');
  const count = root.querySelector<HTMLElement>('[data-alerts-count]');
  const submit = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!form || !submit || parts.length === 0) return;
  const last = submit.textContent;
  const next = form.querySelector<HTMLElement>('[data-alerts-next]')?.dataset['alertsNext'] ?? last;
  let shown = Math.max(
    0,
    parts.findIndex((part) => part.querySelector('[id$="-error"]') !== null),
  );
  // Hidden fields cannot report that they are invalid: each part is validated when it is left.
  form.noValidate = true;
  const show = (index: number, focus: boolean) => {
    shown = index;
    for (const [at, part] of parts.entries()) part.hidden = at !== index;
    submit.textContent = index === parts.length - 1 ? last : next;
    if (back) back.hidden = index === 0;
    if (count) {
      count.textContent = (count.dataset['alertsCount'] ?? '').replace('#', String(index + 1));
      count.hidden = false;
    }
    if (focus) parts[index]?.querySelector<HTMLElement>('input')?.focus();
  };
  // Registered before the form's own script, which would submit it.
  form.addEventListener(
    'submit',
    (event) => {
      const isFilled = fills(parts[shown]);
      if (isFilled && shown === parts.length - 1) return;
      event.preventDefault();
      event.stopPropagation();
      if (isFilled) show(shown + 1, true);
    },
    { capture: true },
  );
  back?.addEventListener('click', () => show(shown - 1, true));
  show(shown, false);
}

/** Returns whether a part is valid; otherwise its errors are reported. */
function fills(part: HTMLElement | undefined): boolean {
  const fields = [...(part?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  const missing = part?.querySelector<HTMLElement>('[data-missing]');
  if (!missing) return fields.every((field) => field.reportValidity());
  const isTicked = fields.some(({ checked }) => checked);
  missing.hidden = isTicked;
  if (!isTicked) missing.focus();
  return isTicked;
}
