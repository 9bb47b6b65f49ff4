/** The parts of the search in the header, as rendered by the server. */
export interface OverlayParts {
  readonly details: HTMLDetailsElement;
  readonly opener: HTMLElement;
  readonly panel: HTMLElement;
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  readonly clear: HTMLElement;
  readonly close: HTMLElement;
  /** The suggestions with their heading. */
  readonly suggested: HTMLElement;
  readonly suggestions: HTMLElement;
  readonly status: HTMLElement;
  readonly resultsRegion: HTMLElement;
  readonly account: HTMLElement;
  readonly results: HTMLElement;
}

/** @throws Error when a part is missing */
export function overlayParts(root: HTMLElement): OverlayParts {
  if (!(root instanceof HTMLDetailsElement)) throw new Error('the search is not a disclosure');
  const part = (name: string) =>
    found(root.querySelector<HTMLElement>(`[data-search="${name}"]`), name);
  return {
    details: root,
    opener: found(root.querySelector<HTMLElement>('summary'), 'summary'),
    panel: part('panel'),
    form: found(root.querySelector('form'), 'form'),
    field: found(root.querySelector('input'), 'field'),
    clear: part('clear'),
    close: part('close'),
    suggested: part('suggested'),
    suggestions: part('suggestions'),
    status: part('status'),
    resultsRegion: part('answer'),
    account: part('account'),
    results: part('results'),
  };
}

function found<E>(element: E | null, name: string): E {
  if (element === null) throw new Error(`the search has no ${name}`);
  return element;
}
