import { expect, test } from 'vitest';
import { presetOf } from './list-presets.ts';

test('the press room narrows the news to press releases', () => {
  expect(presetOf('news', 'mediaroom')).toEqual({ lists: ['news'], natures: ['press-release'] });
});

test('students see news and events about careers, apprenticeship, training and young people', () => {
  const carrying = [
    'categories:careers',
    'keywords:apprenticeship',
    'keywords:training',
    'keywords:young-people',
  ];
  for (const list of ['news', 'agenda'] as const)
    expect(presetOf(list, 'students')).toEqual({ lists: ['news', 'agenda'], carrying });
});

test('a preset applies to its own lists only, and an unknown preset to none', () => {
  expect(presetOf('agenda', 'mediaroom')).toBeUndefined();
  expect(presetOf('media', 'students')).toBeUndefined();
  for (const target of [undefined, '', 'toString', 'nobody'])
    expect(presetOf('news', target)).toBeUndefined();
});
