/** Text that is safe to put into a document. Made by `html` alone. */
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

/** Writes a piece of a document: every text that is put in is escaped, pieces are not. */
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
