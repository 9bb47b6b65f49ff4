import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { whenOutputIsLost } from './lost-output.ts';

const failed = (code: string) => Object.assign(new Error(`write ${code}`), { code });

test.each([
  [
    'ENOSPC',
    [
      'What the command prints cannot be written. The disk cannot be used: the disk is full (ENOSPC).',
    ],
  ],
  ['EPIPE', []],
])('output that ends with %s: %j', (code, sentences) => {
  const said: string[] = [];
  const output = new PassThrough();
  whenOutputIsLost(output, (sentence) => said.push(sentence));
  output.emit('error', failed(code));
  expect(said).toEqual(sentences);
});
