import type { Finding } from '@parvis/contracts/content/checks/finding.ts';

/**
 * Leads to what a finding is about in the form of its part: to the heading or link with its words in
 * a text, else to its field.
 * @returns false while the form does not have the field, which may load later
 */
export function seekField(form: HTMLElement, { path, words }: Finding): boolean {
  const field = fieldAt(form, path);
  const input =
    field?.querySelector<HTMLElement>('[contenteditable]') ??
    field?.querySelector<HTMLElement>('input, textarea, button');
  if (!field || !input) return false;
  const parts = [...field.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6, a')];
  const named = parts.findLast(({ textContent }) => textContent.trim() === words.trim());
  input.focus();
  if (named && input.isContentEditable) window.getSelection()?.selectAllChildren(named);
  (named ?? field).scrollIntoView({ block: 'center' });
  return true;
}

/** Returns the innermost field on a path that the form has. */
function fieldAt(form: HTMLElement, path: Finding['path']): Element | null {
  let at: Element | null = null;
  for (const step of path) {
    const within: Element = at ?? form;
    const next: Element | null =
      typeof step === 'number'
        ? within.querySelector(`ol > li:nth-child(${step + 1})`)
        : within.querySelector(`[data-field="${CSS.escape(step)}"]`);
    if (next === null) break;
    at = next;
  }
  return at;
}
