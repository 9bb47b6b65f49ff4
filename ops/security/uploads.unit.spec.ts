import { readFileSync } from 'node:fs';
import {
  attachmentFormats,
  maxAttachmentBytes,
  maxAttachments,
} from '@parvis/contracts/ethics/attachment.ts';
import {
  maxFileBytes,
  maxFilenameLength,
  maxImageBytes,
  maxImagePixels,
  maxImageSidePx,
  maxUnfinishedUploads,
} from '@parvis/contracts/media/limits.ts';
import { fileTypes, imageTypes } from '@parvis/contracts/media/types.ts';
import { expect, test } from 'vitest';

const mebibyte = 1024 * 1024;
const page = readFileSync(new URL('uploads.md', import.meta.url), 'utf8');

function cellsOf(row: string): readonly string[] {
  const line = page.split('\n').find((one) => one.startsWith(`| ${row} |`)) ?? '';
  return line.split(' | ').slice(1);
}

test('the page of uploads lists the formats that are accepted', () => {
  const { pictures, documents } = attachmentFormats;
  const accepted = [Object.keys(imageTypes), Object.keys(fileTypes), [...pictures, ...documents]];
  expect(cellsOf('formats').map((cell) => cell.replace(' |', ''))).toEqual(
    accepted.map((formats) => formats.join(', ')),
  );
});

test('the page of uploads has the limits of the code', () => {
  const [images, files, attachments] = cellsOf('size');
  expect(images).toBe(
    `${maxImageBytes / mebibyte} MiB, ${maxImagePixels / 1e6} megapixels, ${maxImageSidePx} pixels a side`,
  );
  expect(files).toContain(`${maxFileBytes / mebibyte} MiB;`);
  expect(attachments).toContain(
    `${maxAttachments} files per message, ${maxAttachmentBytes / 1e6} MB in total`,
  );
  expect(cellsOf('number')[0]).toBe(`${maxUnfinishedUploads} unfinished uploads for each account`);
  expect(cellsOf('name')[0]).toContain(`${maxFilenameLength} characters`);
});
