import { expect, test } from 'vitest';
import { progressBar } from './progress-bar.ts';

function shownOn(isTTY: boolean, bytes: number) {
  const written: string[] = [];
  const write = (text: string | Uint8Array) => {
    written.push(String(text));
    return true;
  };
  return { written, bar: progressBar({ isTTY, write }, bytes) };
}

test('it grows with the bytes read, is redrawn in place, and ends its line', () => {
  const { written, bar } = shownOn(true, 3_000);
  bar.show(0, 0);
  bar.show(120, 1_000);
  bar.show(120, 1_000);
  bar.show(400, 3_000);
  bar.end();
  expect(written).toEqual([
    `\r${'░'.repeat(30)} 0 %, 0 offers`,
    `\r${'█'.repeat(10)}${'░'.repeat(20)} 33 %, 120 offers`,
    `\r${'█'.repeat(30)} 100 %, 400 offers`,
    '\n',
  ]);
});

test('it is full for an empty feed, and stays full when a file grew meanwhile', () => {
  const empty = shownOn(true, 0);
  empty.bar.show(0, 0);
  const grown = shownOn(true, 10);
  grown.bar.show(7, 25);
  expect([...empty.written, ...grown.written]).toEqual([
    `\r${'█'.repeat(30)} 100 %, 0 offers`,
    `\r${'█'.repeat(30)} 100 %, 7 offers`,
  ]);
});

test('without a terminal it writes nothing', () => {
  const { written, bar } = shownOn(false, 10);
  bar.show(1, 10);
  bar.end();
  expect(written).toEqual([]);
});
