import { randomBytes } from 'node:crypto';
import { createContext } from 'react';

/** A random string that no text on a page contains. */
const delimiter = randomBytes(16).toString('hex');

/**
 * The cached parts of one document. React writes a placeholder for each part, and the placeholder
 * is replaced by the bytes of the part: these are neither concatenated as strings nor encoded
 * again.
 */
export class Pieces {
  readonly #bytes: Buffer[] = [];

  /** @returns the placeholder of the piece, which `filledInto` replaces */
  add(piece: Buffer): string {
    return `${delimiter}${this.#bytes.push(piece) - 1}${delimiter}`;
  }

  /** Returns the document with every placeholder replaced by its piece. */
  filledInto(html: string): Buffer {
    const parts = html.split(delimiter).map((part, place) => {
      const piece = place % 2 === 0 ? undefined : this.#bytes[Number(part)];
      return piece ?? Buffer.from(part);
    });
    return Buffer.concat(parts);
  }
}

/** The pieces of the document that is being rendered. */
export const PiecesContext = createContext<Pieces | undefined>(undefined);
