import { expect, test } from 'vitest';
import { type Choice, choiceIn, choiceText, findEnd, grants, toDay, withdraws } from './choice.ts';
import { type Category, purposes } from './purposes.ts';

const choice: Choice = { givenOn: '2026-03-12', granted: ['cat2', 's1'] };
const cookies = (value: string) => `menu_level_fr=1; parvis_consent=${value}; other=2`;

test('a choice is unchanged when read back from its cookie', () => {
  expect(choiceText(choice)).toBe('1.2026-03-12.cat2.s1');
  expect(choiceIn(cookies(choiceText(choice)), '2026-03-12')).toEqual(choice);
});

test('refusing everything is a choice', () => {
  expect(choiceIn(cookies('1.2026-03-12'), '2026-03-13')).toEqual({
    givenOn: '2026-03-12',
    granted: [],
  });
});

test.each([
  ['2026-03-12', '2026-09-12'],
  ['2026-08-31', '2027-02-28'],
  ['2027-08-31', '2028-02-29'],
  ['2026-10-15', '2027-04-15'],
])('a choice of %s ends on %s: six calendar months later', (givenOn, end) => {
  const text = choiceText({ givenOn, granted: [] });
  const eve = toDay(new Date(Date.parse(`${end}T12:00:00Z`) - 24 * 60 * 60 * 1000));
  expect(findEnd({ givenOn, granted: [] })).toBe(end);
  expect(choiceIn(cookies(text), eve)).toBeDefined();
  expect(choiceIn(cookies(text), end)).toBeUndefined();
});

test.each([
  '',
  'a=b',
  'xparvis_consent=1.2026-03-12',
  'parvis_consent=',
  'parvis_consent=1',
  'parvis_consent=0.2026-03-12.cat2',
  'parvis_consent=1.12-03-2026.cat2',
  'parvis_consent=1.2026-03-12.cat9',
  'parvis_consent=1.2026-03-12.cat1',
  'parvis_consent=1.2026-03-12.',
  'parvis_consent=1.2026-03-13.cat2',
  'parvis_consent=%00',
])('the cookies “%s” contain no valid choice on 12 March 2026', (text) => {
  expect(choiceIn(text, '2026-03-12')).toBeUndefined();
});

test.each<[Category, boolean, boolean]>([
  ['cat1', true, true],
  ['cat2', true, false],
  ['cat3', false, false],
  ['cat4', false, false],
  ['s1', true, false],
  ['s2', false, false],
  ['cat5', false, false],
])('%s: granted by the choice %s, without a choice %s', (category, withChoice, without) => {
  expect(grants(choice, category)).toBe(withChoice);
  expect(grants(undefined, category)).toBe(without);
});

test('consent to content of other sites is granted as a whole when each kind of content is', () => {
  expect(grants({ ...choice, granted: ['s1', 's2'] }, 'cat4')).toBe(false);
  expect(grants({ ...choice, granted: ['s1', 's2', 's3'] }, 'cat4')).toBe(true);
  expect(grants({ ...choice, granted: purposes }, 'cat4')).toBe(true);
});

test.each([
  [undefined, [], false],
  [['cat2'], ['cat2', 'cat3'], false],
  [['cat2', 's1'], ['cat2'], true],
] as const)('from %j to %j, consent is withdrawn: %s', (earlier, later, expected) => {
  const before = earlier && { ...choice, granted: earlier };
  expect(withdraws(before, { ...choice, granted: later })).toBe(expected);
});
