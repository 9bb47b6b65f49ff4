// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { harbour, harbourView, pageWith } from '../testing/views.ts';
import { Differences } from './differences.tsx';

function text(...paragraphs: readonly string[]) {
  const content = paragraphs.map((words) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: words }],
  }));
  return { doc: { type: 'doc', content } };
}
const wordsOf = (tag: string) =>
  [...document.querySelectorAll(tag)].map((element) => element.textContent);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the alternative texts of a use are compared as text', async () => {
  const imageAlt = { kind: 'own', text: 'Le port, de nuit' };
  const decorative = { imageAlt: { kind: 'decorative' } };
  renderScreen(<Differences type="header" before={{ imageAlt }} after={decorative} />);
  expect(await screen.findByText('Alternative text')).toBeDefined();
  expect(wordsOf('del')).toEqual(['Le port, de nuit']);
  expect(wordsOf('ins')).toEqual(['None: purely decorative here']);
});

test('the library’s alternative text is named when a use replaced it', async () => {
  const imageAlt = { kind: 'own', text: 'Le port, de nuit' };
  renderScreen(<Differences type="image" before={{}} after={{ imageAlt }} />);
  expect(await screen.findByText('Le port, de nuit')).toBeDefined();
  expect(wordsOf('del')).toEqual(['As in the media library']);
});

describe('the differences of a text', () => {
  it('strike through removed words and underline added ones', async () => {
    renderScreen(
      <Differences
        type="text"
        before={text('Nous prêtons avec soin.')}
        after={text('Nous prêtons avec prudence.')}
      />,
    );
    await screen.findByText('prudence');
    expect(wordsOf('del')).toEqual(['soin']);
    expect(wordsOf('ins')).toEqual(['prudence']);
  });

  it('collapse text far from any change into one line', async () => {
    const same = ['un', 'deux', 'trois', 'quatre', 'cinq'];
    renderScreen(
      <Differences
        type="text"
        before={text(...same, 'fin')}
        after={text(...same, 'autre chose')}
      />,
    );
    await screen.findByText('cinq');
    expect(screen.queryByText('deux')).toBeNull();
    expect(screen.getAllByText('Unchanged text')).toHaveLength(1);
  });

  it('keep the unchanged block after a change', async () => {
    const same = ['un', 'deux', 'trois'];
    renderScreen(
      <Differences
        type="text"
        before={text('fin', ...same)}
        after={text('autre chose', ...same)}
      />,
    );
    await screen.findByText('un');
    expect(screen.queryByText('deux')).toBeNull();
  });

  it('say so when there are none', async () => {
    renderScreen(<Differences type="text" before={text('a')} after={text('a')} />);
    expect(await screen.findByText('These two revisions are identical.')).toBeTruthy();
  });
});

describe('the differences of fields', () => {
  it('list only the fields that changed', async () => {
    renderScreen(
      <Differences
        type="statement"
        before={{ text: 'Une phrase', author: 'A. Riou' }}
        after={{ text: 'Une phrase', author: 'M. Kervella' }}
      />,
    );
    await screen.findByText('Author');
    expect(screen.queryByText('Statement')).toBeNull();
  });

  it('show the values of facets by their names, and by their ids once they are gone', async () => {
    const regions = [
      { id: 'eu', names: { fr: 'Europe', en: 'Europe (EN)' } },
      { id: 'as', names: { fr: 'Asie', en: 'Asia' } },
    ].map((one) => ({ ...one, group: 'regions', slugs: one.names, revision: 1 }));
    vi.stubGlobal('fetch', async () =>
      Promise.resolve(new Response(JSON.stringify({ items: regions }))),
    );
    renderScreen(
      <Differences
        type="header"
        before={{ title: 'Barre', regions: ['eu', 'xx'] }}
        after={{ title: 'Barre', regions: ['as'] }}
      />,
    );
    await screen.findByText('Asia');
    expect(wordsOf('del')).toEqual(['Europe (EN), xx']);
    expect(wordsOf('ins')).toEqual(['Asia']);
  });

  it('show pages, pictures and choices by their display names', async () => {
    const parent = pageWith({ title: 'Le groupe' });
    vi.stubGlobal('fetch', async (address: string) => {
      if (address.includes(harbour.id)) return new Response(JSON.stringify(harbourView));
      const items = address.includes(parent.id) ? [parent] : [];
      return new Response(JSON.stringify({ items, total: items.length, page: 1, pageSize: 20 }));
    });
    const before = { title: 'Barre', slug: 'barre', parentId: parent.id };
    const after = { title: 'La barre', slug: 'barre', parentId: 'pg0000000009' };
    renderScreen(
      <Differences type="header" before={before} after={{ ...after, imageId: harbour.id }} />,
    );
    await screen.findByText('Parent page');
    expect(wordsOf('dt')).toEqual(['Title', 'Parent page', 'Image']);
    expect(wordsOf('del')).toEqual(['Barre', 'Le groupe']);
    expect(wordsOf('ins')).toEqual(['La barre', 'pg0000000009']);
    await screen.findByText('Added: The harbour');
    expect(document.querySelectorAll('figure[data-kind=added] img')).toHaveLength(1);
  });
});
