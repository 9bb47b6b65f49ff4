import { describe, expect, it } from 'vitest';
import { mergeData } from './merge-data.ts';

const base = { title: 'Phare', slug: 'phare', summary: 'La nuit.', types: ['a'] };
const merged = (mine: object, theirs: object) =>
  mergeData('header', base, { ...base, ...mine }, { ...base, ...theirs });

describe('Merging field by field', () => {
  it('keeps the fields that only one version changed', () => {
    expect(merged({ title: 'Le phare' }, { summary: 'Le jour.' })).toEqual({
      data: { ...base, title: 'Le phare', summary: 'Le jour.' },
      conflicts: [],
    });
  });

  it('names the fields that both changed, and keeps mine', () => {
    expect(merged({ title: 'Mon phare' }, { title: 'Leur phare', slug: 'leur-phare' })).toEqual({
      data: { ...base, title: 'Mon phare', slug: 'leur-phare' },
      conflicts: ['title'],
    });
  });

  it('shows no choice for fields that both changed to the same value', () => {
    expect(merged({ title: 'Le phare' }, { title: 'Le phare' }).conflicts).toEqual([]);
  });

  it('takes a field that they emptied or added', () => {
    const { summary: _, ...emptied } = base;
    expect(mergeData('header', base, base, emptied).data).toEqual(emptied);
    expect(mergeData('header', emptied, emptied, base).data).toEqual(base);
  });

  it('does not treat a different notation as a change', () => {
    const { types, ...others } = base;
    const reordered = { types, ...others, parentId: undefined };
    expect(mergeData('header', base, base, reordered)).toEqual({ data: base, conflicts: [] });
  });

  it('shows a choice for an image that they replaced while I described the former one', () => {
    const pictured = { ...base, imageId: 'img000000001' };
    const mine = { ...pictured, imageAlt: { kind: 'own', text: 'Le phare éteint' } };
    const theirs = { ...pictured, imageId: 'img000000002' };
    expect(mergeData('header', pictured, mine, theirs)).toEqual({
      data: mine,
      conflicts: ['imageId'],
    });
    expect(mergeData('header', pictured, theirs, mine).conflicts).toEqual(['imageAlt']);
  });

  it('merges modules by the fields of their type', () => {
    const quote = { text: 'Oser.', author: 'Ada' };
    expect(
      mergeData('quote', quote, { ...quote, text: 'Oser !' }, { ...quote, author: 'Ada M.' }),
    ).toEqual({ data: { text: 'Oser !', author: 'Ada M.' }, conflicts: [] });
  });
});
