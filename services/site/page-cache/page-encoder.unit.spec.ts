import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { expect, test } from 'vitest';
import { encodePage } from './page-cache.ts';
import { PageEncoder } from './page-encoder.ts';

const words = 'rive estuaire banque avenir financer marée port navire transition cap'.split(' ');
const body = Array.from(
  { length: 3_000 },
  (_, place) => `<b>${words[(place * place + 3 * place) % 10]}</b> ${words[(place * 7) % 9]}`,
).join(' ');
const page = () =>
  encodePage({
    status: 200,
    type: 'text/html',
    body: Buffer.from(body),
    position: startOfLog,
    tags: [],
    generation: '1',
  });

test('a page is compressed only in the encoding that is requested', () => {
  const [encoder, made] = [new PageEncoder(), page()];
  expect(encoder.prepare(made, 'identity')).toBe(false);
  expect(encoder.prepare(made, 'br')).toBe(false);
  expect(made.bytes.gzip).toBeUndefined();
  expect(encoder.prepare(made, 'gzip')).toBe(true);
  expect(encoder.prepare(made, 'gzip')).toBe(false);
  expect(gunzipSync(made.bytes.gzip ?? Buffer.alloc(0)).toString()).toBe(body);
});

test('a cached page is compressed further once, with the same content', async () => {
  const [encoder, made] = [new PageEncoder(), page()];
  encoder.prepare(made, 'gzip');
  const first = { br: made.bytes.br.length, gzip: made.bytes.gzip?.length ?? 0 };
  encoder.improve(made, 'br');
  encoder.improve(made, 'gzip');
  await encoder.idle();
  const { br, gzip = Buffer.alloc(0) } = made.bytes;
  expect(br.length).toBeLessThan(first.br);
  expect(gzip.length).toBeLessThan(first.gzip);
  expect(brotliDecompressSync(br).toString()).toBe(body);
  expect(gunzipSync(gzip).toString()).toBe(body);
  encoder.improve(made, 'br');
  await encoder.idle();
  expect(made.bytes.br).toBe(br);
});
