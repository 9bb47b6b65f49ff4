import { expect, test } from 'vitest';
import { checkpointText, openCheckpoint } from './checkpoint.ts';
import { composeNote, makeSigner, openNote } from './signed-note.ts';

const signer = makeSigner('example.org/tlog', Buffer.alloc(32, 1));
const other = makeSigner('example.org/tlog', Buffer.alloc(32, 2));
const text = checkpointText({ origin: 'example.org/tlog', size: 7, root: Buffer.alloc(32, 3) });

/** The key and the note with which Go's sumdb/note documents the format. */
const peterNeumann = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const riskyNote =
  "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n\n" +
  '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n';

test('a note that another implementation signed is opened, and one letter changed is not', () => {
  expect(openNote(riskyNote, [peterNeumann])).toContain('cryptography');
  expect(openNote(riskyNote.replace('your', 'our'), [peterNeumann])).toBeUndefined();
  expect(openNote(riskyNote, [signer.verifierKey])).toBeUndefined();
});

test('a checkpoint is opened with the key of one of its signers alone', () => {
  const note = composeNote(text, [other.sign(text), signer.sign(text)]);
  const keys = [signer.verifierKey, other.verifierKey];
  for (const key of keys)
    expect(openCheckpoint(note, [key])).toMatchObject({ size: 7, root: Buffer.alloc(32, 3) });
  const third = makeSigner('example.org/tlog', Buffer.alloc(32, 3)).verifierKey;
  const namesake = makeSigner('example.org/other', Buffer.alloc(32, 1)).verifierKey;
  expect(openCheckpoint(note, [third, namesake])).toBeUndefined();
  expect(openCheckpoint(note.replace('\n7\n', '\n8\n'), keys)).toBeUndefined();
});

test('what is no note or no key is refused without an error', () => {
  const notes = ['', '\n\n', text, `${text}\n`, `${text}\n— x AAAA\n`];
  const keys = ['', 'x', 'a+00000000+AQ==', signer.verifierKey.replace('+', '+0'), peterNeumann];
  for (const note of notes) expect(openCheckpoint(note, keys)).toBeUndefined();
});
