import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { CachedPart } from './cached-part.tsx';
import { Pieces, PiecesContext } from './pieces.ts';

const drawn = vi.fn<(words: string) => void>();

function Line({ words }: { readonly words: string }) {
  drawn(words);
  return <b>{words}</b>;
}

interface KeptLineProps {
  readonly words: string;
  readonly shown?: readonly unknown[];
}

function KeptLine({ words, shown }: KeptLineProps) {
  return (
    <CachedPart as="li" className="line" name="line-1" locale="fr" shown={shown ?? [words]}>
      <Line words={words} />
    </CachedPart>
  );
}

function documentOf(part: ReactNode): string {
  const pieces = new Pieces();
  const html = renderToString(<PiecesContext value={pieces}>{part}</PiecesContext>);
  return pieces.filledInto(html).toString();
}

beforeEach(() => void drawn.mockClear());

test('a part is rendered once for the same input, and inserted into every document', () => {
  const line = <KeptLine words="L’été & la mer" />;
  const html = '<li class="line"><b>L’été &amp; la mer</b></li>';
  expect([documentOf(line), documentOf(<ul>{line}</ul>)]).toEqual([html, `<ul>${html}</ul>`]);
  expect(renderToString(line)).toBe(html);
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('parts are in the order of the document', () => {
  const lines = (
    <ul>
      <KeptLine words="un" />
      <KeptLine words="deux" />
      <KeptLine words="un" />
    </ul>
  );
  const said = [...documentOf(lines).matchAll(/<b>(\w+)<\/b>/g)].map(([, words]) => words);
  expect(said).toEqual(['un', 'deux', 'un']);
});

test('another object with the same content gives the same part; one with different content does not', () => {
  const shownBy = (title: string) => (
    <KeptLine words={title} shown={[{ title, of: [title] }, true]} />
  );
  documentOf(shownBy('vu'));
  documentOf(shownBy('vu'));
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(documentOf(shownBy('autre'))).toContain('autre');
  expect(drawn).toHaveBeenCalledTimes(2);
});

test('text of a document is not mistaken for the placeholder of a part', () => {
  const pieces = new Pieces();
  pieces.add(Buffer.from('<hr>'));
  expect(pieces.filledInto('<p>0 \0 0</p>').toString()).toBe('<p>0 \0 0</p>');
});
