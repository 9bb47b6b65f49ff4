import { hashBytes } from '../tree/hashes.ts';
import { composeNote, openNote } from './signed-note.ts';

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
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const isSignature = (line: string | undefined) => line?.startsWith('— ') === true;
  const root = lines.findIndex(
    (_, at) =>
      readCheckpoint(lines.slice(at - 2, at + 1).join('\n')) !== undefined &&
      lines[at + 1] === '' &&
      isSignature(lines[at + 2]),
  );
  if (root === -1) return text;
  const signatures = lines.slice(root + 2);
  const end = signatures.findIndex((line) => !isSignature(line));
  const signed = end === -1 ? signatures : signatures.slice(0, end);
  return composeNote(
    `${lines.slice(root - 2, root + 1).join('\n')}\n`,
    signed.map((line) => `${line}\n`),
  );
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
