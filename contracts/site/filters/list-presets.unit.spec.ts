import { expect, test } from 'vitest';
import { findPreset } from './list-presets.ts';

test('the press room narrows the news to press releases', () => {
  expect(findPreset('news', 'mediaroom')).toEqual({ lists: ['news'], natures: ['press-release'] });
});

test('students see news and events about careers, apprenticeship, training and young people', () => {
  const carrying = [
    'categories:careers',
    'keywords:apprenticeship',
    'keywords:training',
    'keywords:young-people',
  ];
  for (const list of ['news', 'agenda'] as const)
    expect(findPreset(list, 'students')).toEqual({ lists: ['news', 'agenda'], carrying });
});

test('a preset applies to its own lists only, and an unknown preset to none', () => {
  expect(findPreset('agenda', 'mediaroom')).toBeUndefined();
  expect(findPreset('media', 'students')).toBeUndefined();
  for (const target of [undefined, '', 'toString', 'nobody'])
    expect(findPreset('news', target)).toBeUndefined();
});
