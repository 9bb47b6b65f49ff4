import type { OverlayParts } from './overlay-parts.ts';
import type { SearchContext } from './search.machine.ts';

/**
 * Turns the field into a combobox with its suggestions, following the ARIA Authoring Practices
 * Guide.
 */
export function prepareSuggestions({ field, suggestions }: OverlayParts): void {
  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-expanded', 'false');
  field.setAttribute('aria-controls', suggestions.id);
}

/** Shows the suggestions, and which one is active. The field keeps the focus. */
export function showSuggestions(
  { field, suggested, suggestions }: OverlayParts,
  { suggests, active }: Pick<SearchContext, 'suggests' | 'active'>,
): void {
  const shown = [...suggestions.children].map(({ textContent }) => textContent);
  if (shown.join('\n') !== suggests.join('\n'))
    suggestions.replaceChildren(
      ...suggests.map((text, place) => makeOption(text, `${suggestions.id}-${place}`)),
    );
  suggested.hidden = suggests.length === 0;
  field.setAttribute('aria-expanded', String(!suggested.hidden));
  [...suggestions.children].forEach((option, place) => {
    option.setAttribute('aria-selected', String(place === active));
    if (place === active) option.scrollIntoView({ block: 'nearest' });
  });
  if (active === null) field.removeAttribute('aria-activedescendant');
  else field.setAttribute('aria-activedescendant', `${suggestions.id}-${active}`);
}

function makeOption(text: string, id: string): HTMLElement {
  const option = document.createElement('div');
  option.id = id;
  option.role = 'option';
  option.textContent = text;
  return option;
}
