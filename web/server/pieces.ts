import { randomBytes } from 'node:crypto';
import { createContext } from 'react';

/** A random word, which no text on a page contains. */
const mark = randomBytes(16).toString('hex');

/**
 * The parts of one document that were rendered before: React writes their marks, which are replaced
 * by the bytes of the parts, so that those are neither joined nor encoded again.
 */
export class Pieces {
  readonly #bytes: Buffer[] = [];

  /** @returns what stands for the piece until `filledInto` */
  add(piece: Buffer): string {
    return `${mark}${this.#bytes.push(piece) - 1}${mark}`;
  }

  /** A document in which every mark is replaced by its piece. */
  filledInto(html: string): Buffer {
    const parts = html.split(mark).map((part, place) => {
      const piece = place % 2 === 0 ? undefined : this.#bytes[Number(part)];
      return piece ?? Buffer.from(part);
    });
    return Buffer.concat(parts);
  }
}

/** The pieces of the document that is being rendered. */
export const PiecesContext = createContext<Pieces | undefined>(undefined);
