// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
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
  localStorage.clear();
});

describe('the differences of a text', () => {
  it('strikes what went, underlines what came, word by word', async () => {
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

  it('folds text far from any change into one line', async () => {
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

  it('says so when there is none', async () => {
    renderScreen(<Differences type="text" before={text('a')} after={text('a')} />);
    expect(await screen.findByText('These two revisions say the same.')).toBeTruthy();
  });
});

describe('the differences of fields', () => {
  it('names each field that changed and no other', async () => {
    renderScreen(
      <Differences
        type="statement"
        before={{ text: 'Une phrase', author: 'A. Riou' }}
        after={{ text: 'Une phrase', author: 'M. Kervella' }}
      />,
    );
    await screen.findByText('Who said it');
    expect(screen.queryByText('Statement')).toBeNull();
  });
});
