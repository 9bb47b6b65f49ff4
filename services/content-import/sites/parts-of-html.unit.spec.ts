import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import { expect, test } from 'vitest';
import { partsOfHtml, plainText } from './parts-of-html.ts';

function read(html: string) {
  const notes: string[] = [];
  const parts = partsOfHtml(
    html,
    (address) => (address === '' ? undefined : address),
    (what) => notes.push(what),
  );
  return {
    notes,
    parts: parts.map((part) => (part.kind === 'text' ? toPlainText(part.doc) : part)),
  };
}

test('pictures stand between the texts, with their captions, in the order of the document', () => {
  const { parts } = read(
    '<div><p>Un</p><figure><a href="a.jpg"><img src="a.jpg" alt="A"></a><figcaption>Le <b>quai</b></figcaption></figure></div><p>Deux <img src="b.jpg"> trois</p>',
  );
  expect(parts).toEqual([
    'Un',
    { kind: 'picture', media: 'a.jpg', alt: 'A', caption: 'Le quai' },
    'Deux trois',
    { kind: 'picture', media: 'b.jpg', alt: undefined, caption: '' },
  ]);
});

test('a caption of several pictures stays text', () => {
  const { parts } = read(
    '<figure><img src="a.jpg" alt=""><img src="b.jpg" alt=""><figcaption>Deux</figcaption></figure>',
  );
  expect(parts[0]).toBe('Deux');
  expect(parts).toHaveLength(3);
});

test('what is embedded becomes a link, and what has no file is said', () => {
  const { parts, notes } = read(
    '<p>A</p><iframe src="//v.example/1"></iframe><p><img src=""></p><img src=""><object></object>',
  );
  expect(parts).toEqual(['A\nhttps://v.example/1']);
  expect(notes).toEqual([
    'iframe: kept as a link to https://v.example/1',
    'a picture without a file: ',
    'a picture without a file: ',
    'object: left out',
  ]);
});

test('a title is read without its marks', () => {
  expect(plainText('Markup: <em>With</em> &amp; <b>Mark<sup>up</sup></b>')).toBe(
    'Markup: With & Markup',
  );
});
