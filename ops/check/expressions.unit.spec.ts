import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { boundedExpressions } from './bounded-expressions.ts';
import { type Expression, expressionsIn, isLinear, nameOf } from './expressions.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const remembered = new URL('safe-expressions.json', import.meta.url);
const rooms = ['contracts', 'projections', 'services', 'web'];
const isTested = (file: string) => /(?:\.spec\.|\.contract\.ts$|\/testing\/)/.test(file);

const files = rooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}/${path}`)
    .filter((file) => /\.tsx?$/.test(file) && !isTested(file) && !file.includes('node_modules/')),
);
const expressions = files.flatMap((file) => expressionsIn(root, file));
const beginningsOf = (file: string) => Object.keys(boundedExpressions[file] ?? {});
const isBounded = ({ file, pattern }: Expression) =>
  beginningsOf(file).some((beginning) => pattern.startsWith(beginning));

/**
 * Examining all takes a minute, so those that were safe are remembered; `PARVIS_REMEMBER=1` writes
 * them anew.
 */
test('the time of every regular expression grows with the text, or the text is short', () => {
  const isAfresh = process.env['PARVIS_REMEMBER'] === '1';
  const safe = isAfresh
    ? []
    : z.array(z.string()).parse(JSON.parse(readFileSync(remembered, 'utf8')));
  const names = new Set(safe);
  const others = expressions.filter((one) => !names.has(nameOf(one)) && !isBounded(one));
  const linear = others.filter(isLinear);
  if (isAfresh)
    writeFileSync(
      remembered,
      `${JSON.stringify([...new Set(linear.map(nameOf))].toSorted(), null, 2)}\n`,
    );
  const unsafe = others.filter((one) => !linear.includes(one));
  expect(unsafe.map(({ file, pattern }) => `${file}: /${pattern}/`)).toEqual([]);
  expect(expressions.length).toBeGreaterThan(100);
}, 300_000);

test('an expression is excused only while it exists', () => {
  const excused = Object.keys(boundedExpressions).flatMap((file) =>
    beginningsOf(file).map((beginning) => [file, beginning] as const),
  );
  const gone = excused.filter(
    ([file, beginning]) =>
      !expressions.some((one) => one.file === file && one.pattern.startsWith(beginning)),
  );
  expect(gone).toEqual([]);
});
