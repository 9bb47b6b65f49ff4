import type { BlockNode } from '@parvis/contracts/rich-text/document.ts';
import { richTextSchema } from '@parvis/contracts/rich-text/document.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fields, mergeContents } from './merge-contents.ts';

const p = (text: string): BlockNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const doc = (...content: BlockNode[]): Fields => ({ doc: { type: 'doc', content } });
const texts = (...words: string[]): Fields => doc(...words.map(p));

/** Takes the change from `restored` to `base` out of the draft. */
function undo(restored: Fields, base: Fields, draft: Fields, ...taken: number[]) {
  return mergeContents({ restored, base, draft }, new Set(taken));
}

describe('Taking out a change', () => {
  it('brings back the fields that it changed, and keeps what was changed since', () => {
    const before = { title: 'Phare', summary: 'La nuit.' };
    const after = { ...before, summary: 'Le jour.' };
    const draft = { ...after, title: 'Le phare', slug: 'phare' };
    expect(undo(before, after, draft)).toEqual({
      content: { title: 'Le phare', summary: 'La nuit.', slug: 'phare' },
      conflicts: [],
    });
  });

  it('brings back a field that it removed, and removes one that it added', () => {
    const [without, withSummary] = [{ title: 'Phare' }, { title: 'Phare', summary: 'La nuit.' }];
    const draft = { title: 'Le phare' };
    expect(undo(withSummary, without, draft).content).toEqual({ ...draft, summary: 'La nuit.' });
    const added = { ...withSummary, title: 'Le phare' };
    expect(undo(without, withSummary, added).content).toEqual(draft);
  });

  it('shows a conflict for a field that was changed again, with both values to choose from', () => {
    const [before, after] = [{ title: 'Phare' }, { title: 'Le phare' }];
    const draft = { title: 'Les phares' };
    const conflicts = [{ path: ['title'], draft: 'Les phares', restored: 'Phare' }];
    expect(undo(before, after, draft)).toEqual({ content: draft, conflicts });
    expect(undo(before, after, draft, 0)).toEqual({ content: before, conflicts });
  });

  it('takes an image only together with its description', () => {
    const before = { imageId: 'img000000001' };
    const after = { imageId: 'img000000002' };
    const draft = { ...after, imageAlt: { kind: 'own', text: 'Le phare' } };
    const conflicts = [{ path: ['imageId'], draft, restored: before }];
    expect(undo(before, after, draft)).toEqual({ content: draft, conflicts });
    expect(undo(before, after, draft, 0)).toEqual({ content: before, conflicts });
  });

  it('merges a text by paragraphs, even when the next one has changed', () => {
    const merged = undo(texts('a', 'b', 'c'), texts('a', 'B', 'c'), texts('a', 'B', 'C', 'd'));
    expect(merged).toEqual({ content: texts('a', 'b', 'C', 'd'), conflicts: [] });
    const removed = undo(texts('a', 'b'), texts('a'), texts('A'));
    expect(removed).toEqual({ content: texts('A', 'b'), conflicts: [] });
    expect(undo(texts('a'), texts('a', 'b'), texts('A', 'b')).content).toEqual(texts('A'));
  });

  it('merges a paragraph by words, with their marks', () => {
    const bold: BlockNode = {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Le phare ' },
        { type: 'text', text: 'éclaire', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' la mer.' },
      ],
    };
    const merged = undo(texts('Le phare éclaire la mer.'), doc(bold), {
      ...doc({ ...bold, content: [...(bold.content ?? []), { type: 'text', text: ' Toujours.' }] }),
    });
    expect(merged).toEqual({ content: texts('Le phare éclaire la mer. Toujours.'), conflicts: [] });
  });

  it('shows the whole paragraph when the same words were changed again', () => {
    const merged = undo(
      texts('Titre', 'Le phare éclaire.'),
      texts('Titre', 'Le feu éclaire.'),
      texts('Titre', 'La balise éclaire.', 'Fin'),
      0,
    );
    expect(merged.conflicts).toEqual([
      {
        path: ['doc', 'content'],
        draft: [p('La balise éclaire.'), p('Fin')],
        restored: [p('Le phare éclaire.')],
      },
    ]);
    expect(merged.content).toEqual(texts('Titre', 'Le phare éclaire.'));
  });

  it('keeps what was added at a place from which the change had removed something, if that is chosen', () => {
    const merged = undo(texts('a', 'b'), texts('a'), texts('a', 'c'));
    expect(merged.conflicts).toEqual([
      { path: ['doc', 'content'], draft: [p('c')], restored: [p('b')] },
    ]);
    expect(merged.content).toEqual(texts('a', 'c'));
  });

  it('merges the items of a list in a text, and never leaves an empty list', () => {
    const bullets = (...words: string[]): BlockNode => ({
      type: 'bulletList',
      content: words.map((word) => ({ type: 'listItem', content: [p(word)] })),
    });
    const merged = undo(doc(bullets('a', 'b')), doc(bullets('a', 'B')), doc(bullets('A', 'B')));
    expect(merged).toEqual({ content: doc(bullets('A', 'b')), conflicts: [] });
    const emptied = undo(doc(bullets('a')), doc(bullets('a', 'b')), doc(bullets('b')));
    expect(emptied).toEqual({
      content: doc(bullets('b')),
      conflicts: [{ path: ['doc', 'content'], draft: [bullets('b')], restored: [bullets('a')] }],
    });
  });

  it('merges tables only as a whole', () => {
    const table = (...words: string[]): BlockNode => ({
      type: 'table',
      content: words.map((word) => ({
        type: 'tableRow',
        content: [{ type: 'tableCell', attrs: { colspan: 1, rowspan: 1 }, content: [p(word)] }],
      })),
    });
    const merged = undo(doc(table('a', 'b')), doc(table('a', 'B')), doc(table('A', 'B')));
    expect(merged.conflicts).toHaveLength(1);
    expect(merged.content).toEqual(doc(table('A', 'B')));
  });

  it('merges cards by element and field, and says which card a conflict is in', () => {
    const cards = (...titles: string[]) => ({
      items: titles.map((title) => ({ title, link: '/' })),
    });
    const merged = undo(cards('a', 'b'), cards('a', 'B', 'c'), cards('a!', 'B', 'c', 'd'));
    expect(merged).toEqual({ content: cards('a!', 'b', 'd'), conflicts: [] });
    const again = undo(cards('a', 'b'), cards('a', 'B'), cards('a', 'B!'));
    expect(again.conflicts).toEqual([{ path: ['items', 1, 'title'], draft: 'B!', restored: 'b' }]);
  });

  it('brings back a value of a filter beside those that were added since', () => {
    const merged = undo({ types: ['a', 'b'] }, { types: ['a'] }, { types: ['a', 'c'] });
    expect(merged).toEqual({ content: { types: ['a', 'c', 'b'] }, conflicts: [] });
  });

  it('treats the order of fields as no change', () => {
    const merged = undo(
      { link: { a: 1, b: 2 } },
      { link: { b: 2, a: 1 } },
      { link: { a: 3, b: 2 } },
    );
    expect(merged).toEqual({ content: { link: { a: 3, b: 2 } }, conflicts: [] });
  });

  it('shows a conflict instead of aligning a text that was rewritten as a whole', () => {
    const many = (word: string) => texts(...Array.from({ length: 1200 }, (_, at) => word + at));
    const merged = undo(many('a'), many('b'), many('c'));
    expect(merged.content).toEqual(many('c'));
    expect(merged.conflicts).toHaveLength(1);
  });
});

const seed = 20_261_128;
/** Paragraphs that all differ, and the places of two of them. */
const edits = fc
  .uniqueArray(fc.stringMatching(/^[a-z]{1,6}( [a-z]{1,6}){0,4}$/), { minLength: 2, maxLength: 12 })
  .chain((words) =>
    fc.record({
      words: fc.constant(words),
      places: fc.uniqueArray(fc.nat(words.length - 1), { minLength: 2, maxLength: 2 }),
      change: fc.constantFrom('replace', 'remove', 'append'),
    }),
  );
type Change = 'replace' | 'remove' | 'append';

/** Changes one paragraph of a text, recognised by its words. */
function changed(words: readonly string[], word: string | undefined, change: Change): string[] {
  const of = { replace: [`${word} X`], remove: [], append: [word ?? '', `${word} Y`] }[change];
  return words.flatMap((one) => (one === word ? of : [one]));
}

describe('Whatever was changed', () => {
  it('undoing the newest change gives the revision before it', () => {
    const any = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue({ maxDepth: 3 }));
    fc.assert(
      fc.property(any, any, (before, newest) => {
        expect(undo(before, newest, newest)).toEqual({ content: before, conflicts: [] });
      }),
      { seed },
    );
  });

  it('undoing a change again changes nothing more', () => {
    fc.assert(
      fc.property(edits, ({ words, places: [one, other], change }) => {
        const [first, second] = [words[one ?? 0], words[other ?? 0]];
        const after = changed(words, first, change);
        const draft = changed(after, second, 'replace');
        const undone = undo(texts(...words), texts(...after), texts(...draft));
        const twice = undo(texts(...words), texts(...after), undone.content);
        expect(twice.content).toEqual(undone.content);
        const areApart = Math.abs((one ?? 0) - (other ?? 0)) > 1;
        expect(areApart && twice.conflicts.length > 0).toBe(false);
      }),
      { seed },
    );
  });

  it('undoing one of two independent changes leaves the other, in whichever order they were made', () => {
    fc.assert(
      fc.property(edits, ({ words, places: [one, other], change }) => {
        const [first, second] = [words[one ?? 0], words[other ?? 0]];
        const alone = changed(words, second, 'replace');
        const after = changed(words, first, change);
        const undone = undo(
          texts(...words),
          texts(...after),
          texts(...changed(after, second, 'replace')),
        );
        expect(undone).toEqual({ content: texts(...alone), conflicts: [] });
        const both = changed(alone, first, change);
        const later = undo(texts(...words), texts(...alone), texts(...both));
        expect(later).toEqual({ content: texts(...after), conflicts: [] });
      }),
      { seed },
    );
  });

  it('a merged text is a text, and every conflict can be resolved either way', () => {
    const some = fc.array(fc.constantFrom('a b', 'a c', 'b c', 'd'), { maxLength: 6 });
    fc.assert(
      fc.property(some, some, some, (before, after, draft) => {
        const versions = [texts(...before), texts(...after), texts(...draft)] as const;
        const { content, conflicts } = undo(...versions);
        expect(richTextSchema.safeParse(content['doc']).success).toBe(true);
        const all = conflicts.map((_, number) => number);
        const resolved = undo(...versions, ...all);
        expect(resolved.conflicts).toEqual(conflicts);
        expect(richTextSchema.safeParse(resolved.content['doc']).success).toBe(true);
      }),
      { seed },
    );
  });
});
