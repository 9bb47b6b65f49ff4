/** Markup that is safe in a document. Only `html` creates it. */
export class Html {
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  toString(): string {
    return this.#source;
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Builds a piece of a document: inserted text is escaped, inserted pieces are not. */
export function html(
  strings: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(written)));
}

function written(value: string | Html | readonly Html[]): string {
  if (value instanceof Html) return value.toString();
  if (typeof value !== 'string') return value.map(String).join('');
  return value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
