import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readBytes, type Source, type Storage } from './storage.ts';

const text = 'Une carte des marées.';
const bytes = Buffer.from(text);

/** Returns a stream of these chunks that declares its contents. */
export function streamed(...chunks: readonly string[]): Exclude<Source, Uint8Array> {
  const whole = Buffer.from(chunks.join(''));
  return {
    stream: (async function* () {
      for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk));
    })(),
    size: whole.byteLength,
    sha256: createHash('sha256').update(whole).digest('hex'),
  };
}

async function textAt(storage: Storage, key: string): Promise<string | undefined> {
  const stored = await storage.get(key);
  return stored && (await readBytes(stored)).toString();
}

/** Tests the contract of every storage. `make` returns an empty one. */
export function describeStorageContract(make: () => Promise<Storage>): void {
  test('returns a stored object by its key', async () => {
    const storage = await make();
    await storage.put('originals/ab/abcd.jpg', bytes, 'image/jpeg');
    expect(await textAt(storage, 'originals/ab/abcd.jpg')).toBe(text);
    expect(await storage.head('originals/ab/abcd.jpg')).toEqual({ size: bytes.byteLength });
    expect(await storage.get('originals/ab/other.jpg')).toBeUndefined();
    expect(await storage.head('originals/ab')).toBeUndefined();
  });

  test('stores a stream', async () => {
    const storage = await make();
    await storage.put('a/b.txt', streamed('flux ', 'et ', 'reflux'), 'text/plain');
    expect(await textAt(storage, 'a/b.txt')).toBe('flux et reflux');
  });

  test('replaces an object with the same key', async () => {
    const storage = await make();
    await storage.put('a.txt', Buffer.from('avant'), 'text/plain');
    await storage.put('a.txt', streamed('après'), 'text/plain');
    expect(await textAt(storage, 'a.txt')).toBe('après');
  });

  test("returns a range of an object with the object's total size", async () => {
    const storage = await make();
    await storage.put('a.txt', bytes, 'text/plain');
    const part = await storage.get('a.txt', { first: 4, last: 8 });
    expect(part?.size).toBe(bytes.byteLength);
    expect(part && (await readBytes(part)).toString()).toBe('carte');
  });

  test.each<[string, (source: Exclude<Source, Uint8Array>) => Source]>([
    ['fewer bytes than it said', (source) => ({ ...source, size: source.size + 1 })],
    ['more bytes than it said', (source) => ({ ...source, size: source.size - 1 })],
    ['other bytes than it said', (source) => ({ ...source, sha256: 'ab'.repeat(32) })],
  ])('stores nothing from a stream with %s', async (_case, spoil) => {
    const storage = await make();
    const put = storage.put('a.txt', spoil(streamed('flux ', 'et reflux')), 'text/plain');
    await expect(put).rejects.toThrow(Error);
    expect(await storage.head('a.txt')).toBeUndefined();
  });

  test('keeps the existing object when a stream breaks', async () => {
    const storage = await make();
    await storage.put('a.txt', Buffer.from('avant'), 'text/plain');
    const broken = {
      ...streamed('après tout'),
      stream: (async function* () {
        yield await Promise.resolve(Buffer.from('après'));
        throw new Error('the sender disconnected');
      })(),
    };
    await expect(storage.put('a.txt', broken, 'text/plain')).rejects.toThrow(Error);
    expect(await textAt(storage, 'a.txt')).toBe('avant');
  });

  test('forgets deleted objects, and ignores unknown keys', async () => {
    const storage = await make();
    await storage.put('a.txt', bytes, 'text/plain');
    await storage.delete('a.txt');
    await storage.delete('a.txt');
    expect(await storage.get('a.txt')).toBeUndefined();
  });

  test.each(['../secret', '/etc/passwd', 'a//b', 'a/./b', '.unfinished/x', 'A', 'a b', 'a?x', ''])(
    'refuses the key “%s”',
    async (key) => {
      const storage = await make();
      await expect(storage.put(key, bytes, 'text/plain')).rejects.toThrow('a storage key is');
      await expect(storage.get(key)).rejects.toThrow('a storage key is');
    },
  );
}
