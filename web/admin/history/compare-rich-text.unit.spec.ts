import type { BlockNode, RichText } from '@parvis/contracts/rich-text/document.ts';
import { describe, expect, it } from 'vitest';
import { compareRichText, type DiffBlock } from './compare-rich-text.ts';

const paragraph = (text: string): BlockNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const heading = (text: string, level: number): BlockNode => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
});
const docOf = (...content: BlockNode[]): RichText => ({ type: 'doc', content });
const signs = { same: '', added: '+', removed: '-' } as const;
const written = (blocks: readonly DiffBlock[]) =>
  blocks.map(
    ({ kind, blockType, segments }) =>
      `${kind} ${blockType}: ${segments.map(({ kind: of, text }) => `${signs[of]}[${text}]`).join('')}`,
  );

describe('two revisions of a text', () => {
  it('that are equal have no differences', () => {
    const doc = docOf(heading('Titre', 2), paragraph('un'), { type: 'horizontalRule' });
    expect(written(compareRichText(doc, doc))).toEqual([
      'same heading: [Titre]',
      'same paragraph: [un]',
      'same rule: []',
    ]);
  });

  it('show changed words within their block', () => {
    expect(
      written(
        compareRichText(
          docOf(paragraph('La marée monte vite.')),
          docOf(paragraph('La marée descend vite.')),
        ),
      ),
    ).toEqual(['changed paragraph: [La marée ]-[monte]+[descend][ vite.]']);
  });

  it('show added and removed blocks between unchanged ones', () => {
    const before = docOf(paragraph('un deux trois'), paragraph('quatre'), paragraph('fin'));
    const after = docOf(paragraph('cinq'), paragraph('un deux trois'), paragraph('fin'));
    expect(written(compareRichText(before, after))).toEqual([
      'added paragraph: +[cinq]',
      'same paragraph: [un deux trois]',
      'removed paragraph: -[quatre]',
      'same paragraph: [fin]',
    ]);
  });

  it('payload 11251: show a moved block as removed and added, and the others unchanged', () => {
    const [one, two, three] = [paragraph('la mer'), paragraph('le port'), paragraph('un phare')];
    expect(written(compareRichText(docOf(one, two, three), docOf(three, one, two)))).toEqual([
      'added paragraph: +[un phare]',
      'same paragraph: [la mer]',
      'same paragraph: [le port]',
      'removed paragraph: -[un phare]',
    ]);
  });

  it('do not pair blocks that have nothing in common', () => {
    const before = docOf(paragraph('rien de commun'));
    const after = docOf(paragraph('autre chose'), paragraph('rien du commun'));
    expect(written(compareRichText(before, after))).toEqual([
      'added paragraph: +[autre chose]',
      'changed paragraph: [rien ]-[de]+[du][ commun]',
    ]);
  });

  it('show a change of formatting without a change of words', () => {
    const before = docOf(heading('Titre', 2), paragraph('texte'));
    const after = docOf(heading('Titre', 3), {
      type: 'paragraph',
      content: [{ type: 'text', text: 'texte', marks: [{ type: 'bold' }] }],
    });
    expect(written(compareRichText(before, after))).toEqual([
      'changed heading: [Titre]',
      'changed paragraph: [texte]',
    ]);
  });

  it('are also compared within lists, quotations and tables', () => {
    const containers = (word: string): BlockNode[] => [
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [paragraph(`point ${word}`)] }],
      },
      { type: 'blockquote', content: [paragraph(`citation ${word}`)] },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              {
                type: 'tableCell',
                attrs: { colspan: 1, rowspan: 1 },
                content: [paragraph(`cellule ${word}`)],
              },
            ],
          },
        ],
      },
    ];
    const [before, after] = [docOf(...containers('a')), docOf(...containers('b'))];
    expect(compareRichText(before, after).map(({ kind, blockType }) => [kind, blockType])).toEqual([
      ['changed', 'listItem'],
      ['changed', 'quotation'],
      ['changed', 'tableCell'],
    ]);
  });

  it('contain every word of both', () => {
    const before = docOf(paragraph('un deux'), paragraph('trois quatre'), paragraph('six'));
    const after = docOf(paragraph('deux trois'), paragraph('quatre cinq'), paragraph('six sept'));
    const wordsOf = (kept: 'added' | 'removed') =>
      compareRichText(before, after)
        .flatMap(({ segments }) => segments)
        .filter(({ kind }) => kind === 'same' || kind === kept)
        .map(({ text }) => text.trim())
        .filter((text) => text !== '')
        .join(' ');
    expect(wordsOf('removed')).toBe('un deux trois quatre six');
    expect(wordsOf('added')).toBe('deux trois quatre cinq six sept');
  });
});
