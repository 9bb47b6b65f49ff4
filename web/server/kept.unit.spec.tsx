import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Kept } from './kept.tsx';
import { Pieces, PiecesContext } from './pieces.ts';

let drawn = 0;

function Line({ words }: { readonly words: string }) {
  drawn += 1;
  return <b>{words}</b>;
}

function KeptLine({ words, shown = [words] }: { words: string; shown?: readonly unknown[] }) {
  return (
    <Kept as="li" className="line" name="line-1" locale="fr" shown={shown}>
      <Line words={words} />
    </Kept>
  );
}

function documentOf(part: React.ReactNode): string {
  const pieces = new Pieces();
  const html = renderToString(<PiecesContext value={pieces}>{part}</PiecesContext>);
  return pieces.filledInto(html).toString();
}

test('a part is rendered once for what it shows, and every document has it', () => {
  const line = <KeptLine words="L’été & la mer" />;
  const html = '<li class="line"><b>L’été &amp; la mer</b></li>';
  drawn = 0;
  expect([documentOf(line), documentOf(<ul>{line}</ul>)]).toEqual([html, `<ul>${html}</ul>`]);
  expect(renderToString(line)).toBe(html);
  expect(drawn).toBe(1);
});

test('parts are in the order of the document', () => {
  const lines = ['un', 'deux', 'un'].map((words, place) => <KeptLine key={place} words={words} />);
  const said = [...documentOf(lines).matchAll(/<b>(\w+)<\/b>/g)].map(([, words]) => words);
  expect(said).toEqual(['un', 'deux', 'un']);
});

test('another object that says the same shows the same part; one that says another does not', () => {
  const shownBy = (title: string) => (
    <KeptLine words={title} shown={[{ title, of: [title] }, true]} />
  );
  drawn = 0;
  documentOf([shownBy('vu')]);
  documentOf([shownBy('vu')]);
  expect(drawn).toBe(1);
  expect(documentOf(shownBy('autre'))).toContain('autre');
  expect(drawn).toBe(2);
});

test('texts cannot be mistaken for a part', () => {
  const pieces = new Pieces();
  pieces.add(Buffer.from('<hr>'));
  expect(pieces.filledInto('<p>0 \0 0</p>').toString()).toBe('<p>0 \0 0</p>');
});
