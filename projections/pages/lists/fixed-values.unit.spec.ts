import { expect, test } from 'vitest';
import { areFixed, toChoice, valuesWithin } from './fixed-values.ts';

const both = ['apprenticeship', 'internship'];

test.each([
  ['nothing is fixed: all that was chosen', ['cdd'], undefined, ['cdd']],
  ['another value is chosen: it does not widen what is fixed', ['cdd'], ['cdi'], ['cdi']],
  ['nothing is chosen: all that is fixed', undefined, both, both],
  ['one of the fixed values is chosen: that one', ['cdd', 'internship'], both, ['internship']],
])('when %s', (_, chosen, fixed, values) => {
  expect(valuesWithin(chosen, fixed)).toEqual(values);
});

test.each([
  ['the only fixed value', 'cdi', ['cdi'], ['cdi'], { isChosen: true, isHeld: true }],
  ['a value outside the fixed ones', 'cdd', ['cdi'], ['cdi'], undefined],
  ['one of two fixed values', 'internship', both, both, { isChosen: false, isHeld: false }],
  ['the one chosen of two', 'internship', both, ['internship'], { isChosen: true, isHeld: false }],
  ['a value of a free group', 'cdd', undefined, ['cdd'], { isChosen: true, isHeld: false }],
] as const)(
  '%s is offered as a choice, ticked for good, or not at all',
  (_, id, fixed, values, choice) => {
    expect(toChoice(id, values, fixed)).toEqual(choice);
  },
);

test('values are the campaign’s own only while nobody has narrowed them', () => {
  expect([areFixed(both, both), areFixed(['internship'], both), areFixed(both, undefined)]).toEqual(
    [true, false, false],
  );
});
