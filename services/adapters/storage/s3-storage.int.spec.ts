import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { S3Storage } from './s3-storage.ts';
import { describeStorageContract, streamed } from './storage.contract.ts';
import { StorageUnavailable } from './storage.ts';
import { type S3WireServer, startS3WireServer } from './testing/s3-wire-server.ts';

let server: S3WireServer;

describe('The storage in S3, against a server that checks signatures', () => {
  beforeAll(async () => {
    server = await startS3WireServer();
  });
  beforeEach(async () => {
    const storage = new S3Storage(server.bucket);
    for (const key of server.types.keys()) await storage.delete(key);
  });
  afterAll(() => server.close());

  describeStorageContract(() => Promise.resolve(new S3Storage(server.bucket)));

  test('signs its requests and sends the content type', async () => {
    const before = server.refused.length;
    const storage = new S3Storage(server.bucket);
    await storage.put('typed.avif', streamed('a', 'b'), 'image/avif');
    expect(server.types.get('typed.avif')).toBe('image/avif');
    expect(server.refused.length).toBe(before);
  });

  test('is unavailable when the bucket refuses its key or cannot be reached', async () => {
    const stranger = new S3Storage({ ...server.bucket, secretAccessKey: 'another' });
    await expect(stranger.get('a.txt')).rejects.toThrow('returned 403');
    expect(server.refused.at(-1)).toBe('the signature is not that of the request');
    const away = new S3Storage({ ...server.bucket, endpoint: 'http://127.0.0.1:1' });
    await expect(away.head('a.txt')).rejects.toThrow(StorageUnavailable);
  });
});
