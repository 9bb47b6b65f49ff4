import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { bands } from '../../media/testing/pictures.ts';
import { DrawingProcess } from './drawing-process.ts';

const original = () => bands(1_300, 900).jpeg().toBuffer();
const rendition = { crop: '0-0-600-400', width: 480, format: 'avif' } as const;

function opened(niceness?: number): DrawingProcess {
  const drawing = new DrawingProcess(niceness);
  onTestFinished(() => drawing.stop());
  return drawing;
}

/** Returns the drawing processes started by this one. */
function drawingPids(): readonly number[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  return children
    .split(' ')
    .filter((pid) => pid !== '' && commandOf(pid).includes('draw-renditions.js'))
    .map(Number);
}

const commandOf = (pid: string) => readFileSync(`/proc/${pid}/cmdline`, 'utf8');

/**
 * Returns the niceness of a thread, the 19th field of its stat; its name, in parentheses, may
 * contain spaces.
 */
function nicenessOf(pid: number | undefined, thread: string): string | undefined {
  const figures = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ')[1];
  return figures?.split(' ')[16];
}

test('an image is drawn in one process; it, all of its threads and its session have low priority', async () => {
  const drawing = opened();
  for (const format of ['avif', 'webp', 'jpg'] as const) {
    const drawn = await drawing.draw(await original(), { ...rendition, format });
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 480, height: 320 });
  }
  const [pid, ...others] = drawingPids();
  expect(others).toEqual([]);
  const threads = readdirSync(`/proc/${pid}/task`);
  expect(threads.length).toBeGreaterThan(4);
  expect(new Set(threads.map((thread) => nicenessOf(pid, thread)))).toEqual(new Set(['19']));
  const session = await readFile(`/proc/${pid}/autogroup`, 'utf8').catch(
    () => 'no groups: nice 19',
  );
  expect(session.trim()).toMatch(/nice 19$/);
});

test('an image that cannot be drawn is refused with the reason, and the next is drawn', async () => {
  const drawing = opened(0);
  await expect(drawing.draw(Buffer.from('no picture'), rendition)).rejects.toThrow(
    'unsupported image format',
  );
  expect((await drawing.draw(await original(), rendition)).byteLength).toBeGreaterThan(0);
});

test('a killed process fails its image, and the next image gets a new process', async () => {
  const drawing = opened(0);
  // Drawing it takes longer than this process may have to wait for a CPU. It is created first: an
  // idle drawing process ends.
  const large = await bands(8_000, 6_000).jpeg().toBuffer();
  await drawing.draw(await original(), rendition);
  const [pid] = drawingPids();
  if (pid === undefined) throw new Error('expected a drawing process');
  const underWay = drawing.draw(large, { crop: 'whole', width: 1280, format: 'avif' });
  process.kill(pid, 'SIGKILL');
  await expect(underWay).rejects.toThrow('the drawing process ended');
  expect((await drawing.draw(await original(), rendition)).byteLength).toBeGreaterThan(0);
  expect(drawingPids()).not.toContain(pid);
});

test('stopping ends the process, also while it draws', async () => {
  const drawing = opened(0);
  await drawing.draw(await original(), rendition);
  const large = await bands(4_000, 3_000).jpeg().toBuffer();
  const underWay = drawing.draw(large, { ...rendition, crop: '0-0-4000-3000', width: 2_560 });
  await Promise.all([
    drawing.stop(),
    expect(underWay).rejects.toThrow('the drawing process ended'),
  ]);
  expect(drawingPids()).toEqual([]);
});
