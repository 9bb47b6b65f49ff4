import { chunkSize } from './listing-tables.ts';

interface BitRow {
  readonly locale: string;
  readonly code: string;
  readonly chunk: number;
  readonly bytes: Buffer;
}

/** Bits to write into `listed_bits`, by language, value and chunk. */
export class BitRows {
  readonly #rows = new Map<string, BitRow>();

  /** Sets the bit of the entry with this number. */
  set(locale: string, code: string, number: number): void {
    const chunk = Math.floor(number / chunkSize);
    const key = `${locale} ${chunk} ${code}`;
    const row = this.#rows.get(key) ?? { locale, code, chunk, bytes: Buffer.alloc(chunkSize / 8) };
    this.#rows.set(key, row);
    const place = number % chunkSize;
    row.bytes[place >> 3] = (row.bytes[place >> 3] ?? 0) | (0x80 >> (place & 7));
  }

  /**
   * Returns a query that returns `locale`, `code`, `chunk` and `bits` of each row, with its
   * parameters appended to `values`.
   */
  select(after: number): string {
    const given = ['text', 'text', 'int', 'text'].map(
      (type, at) => `$${after + at + 1}::${type}[]`,
    );
    return `select locale, code, chunk, ('x' || hex)::bit(${chunkSize}) as bits
      from unnest(${given.join(', ')}) as given (locale, code, chunk, hex)`;
  }

  get values(): unknown[] {
    const rows = [...this.#rows.values()];
    return [
      rows.map(({ locale }) => locale),
      rows.map(({ code }) => code),
      rows.map(({ chunk }) => chunk),
      rows.map(({ bytes }) => bytes.toString('hex')),
    ];
  }
}
