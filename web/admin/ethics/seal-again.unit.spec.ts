// @vitest-environment happy-dom
import { Decrypter, Encrypter, generateHybridIdentity, identityToRecipient } from 'age-encryption';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { sealAgain } from './seal-again.ts';

afterEach(() => vi.unstubAllGlobals());

const addedSchema = z.object({
  recipient: z.string(),
  envelopes: z.array(z.object({ reportId: z.string(), sealed: z.string() })),
});

async function key() {
  const identity = await generateHybridIdentity();
  return { identity, recipient: await identityToRecipient(identity) };
}

async function sealed(recipient: string, content: string): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return Buffer.from(await encrypter.encrypt(content)).toString('base64');
}

function opened(identity: string, envelope: string): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return decrypter.decrypt(Buffer.from(envelope, 'base64'), 'text');
}

/** Returns a server with the envelopes of an officer, which returns them two at a time. */
function serverWith(envelopes: readonly { reportId: string; sealed: string }[]) {
  const added: z.infer<typeof addedSchema>[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method === 'POST') {
      added.push(addedSchema.parse(JSON.parse(z.string().parse(init.body))));
      return new Response(null, { status: 204 });
    }
    const from = new URL(address, 'http://here').searchParams.get('from') ?? '';
    const left = envelopes.filter(({ reportId }) => reportId > from).slice(0, 2);
    return Response.json({ envelopes: left });
  });
  return added;
}

const idOf = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;

test('every report’s key is sealed to the other officer, in batches, skipping envelopes that do not open', async () => {
  const [own, other] = [await key(), await key()];
  const envelopes = await Promise.all(
    [1, 2, 3, 4, 5].map(async (index) => ({
      reportId: idOf(index),
      sealed: index === 2 ? 'AAAA' : await sealed(own.recipient, `AGE-SECRET-${index}`),
    })),
  );
  const added = serverWith(envelopes);
  const listed: unknown[] = [];
  const done = await sealAgain(
    own.identity,
    { accountId: 'b00000000000', recipient: other.recipient },
    { onProgress: (progress) => listed.push(progress), signal: new AbortController().signal },
  );
  expect(done).toEqual({ sealed: 4, unopened: 1 });
  expect(listed).toEqual([
    { sealed: 1, unopened: 1 },
    { sealed: 3, unopened: 1 },
    { sealed: 4, unopened: 1 },
  ]);
  const again = added.flatMap((one) => one.envelopes);
  expect(again.map(({ reportId }) => reportId)).toEqual([1, 3, 4, 5].map(idOf));
  expect(await Promise.all(again.map((one) => opened(other.identity, one.sealed)))).toEqual(
    [1, 3, 4, 5].map((index) => `AGE-SECRET-${index}`),
  );
  expect(added.every(({ recipient }) => recipient === other.recipient)).toBe(true);
});

test('nothing more is sealed once stopped', async () => {
  const [own, other] = [await key(), await key()];
  const envelopes = await Promise.all(
    [1, 2, 3, 4].map(async (index) => ({
      reportId: idOf(index),
      sealed: await sealed(own.recipient, 'AGE-SECRET'),
    })),
  );
  const added = serverWith(envelopes);
  const stop = new AbortController();
  const sealing = sealAgain(
    own.identity,
    { accountId: 'b00000000000', recipient: other.recipient },
    { onProgress: () => stop.abort(), signal: stop.signal },
  );
  await expect(sealing).rejects.toThrow('abort');
  expect(added.flatMap((one) => one.envelopes)).toHaveLength(2);
});

test('the page handles events between any two reports', async () => {
  const [own, other] = [await key(), await key()];
  const content = await sealed(own.recipient, 'AGE-SECRET');
  serverWith([1, 2, 3, 4, 5, 6].map((index) => ({ reportId: idOf(index), sealed: content })));
  let turns = 0;
  const page = setInterval(() => {
    turns += 1;
  });
  await sealAgain(
    own.identity,
    { accountId: 'b00000000000', recipient: other.recipient },
    { onProgress: () => undefined, signal: new AbortController().signal },
  );
  clearInterval(page);
  expect(turns).toBeGreaterThanOrEqual(5);
});
