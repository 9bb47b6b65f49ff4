import { hashBytes } from '../tree/hashes.ts';
import { openNote } from './signed-note.ts';

/** The state of a tree at a size (C2SP tlog-checkpoint). */
export interface Checkpoint {
  /** The name of the log, which no other has. */
  readonly origin: string;
  /** The number of leaves. */
  readonly size: number;
  readonly root: Buffer;
}

/** Returns the text of a checkpoint, which is signed as a note. */
export function checkpointText({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${root.toString('base64')}\n`;
}

/**
 * Returns the signed note of a checkpoint within a text, such as an e-mail that has it; the text
 * itself if there is none.
 */
export function checkpointNoteIn(text: string): string {
  const lines = text.replaceAll('\r\n', '\n');
  const [note] = /^[^\n]+\n\d+\n[A-Za-z0-9+/]{43}=\n\n(?:— \S+ \S+(?:\n|$))+/m.exec(lines) ?? [];
  return note ?? text;
}

/** Returns the checkpoint in a signed note; undefined if none of the keys signed it. */
export function openCheckpoint(
  note: string,
  verifierKeys: readonly string[],
): Checkpoint | undefined {
  const text = openNote(note, verifierKeys);
  return text === undefined ? undefined : readCheckpoint(text);
}

/** Returns the checkpoint of a text; undefined for another text. Says nothing about signatures. */
export function readCheckpoint(text: string): Checkpoint | undefined {
  const [origin = '', size = '', encoded = ''] = text.split('\n');
  const root = Buffer.from(encoded, 'base64');
  if (origin === '' || !/^(?:0|[1-9]\d{0,15})$/.test(size) || root.length !== hashBytes)
    return undefined;
  return { origin, size: Number(size), root };
}
