import { expect, test } from 'vitest';
import { etagOf, revisionToMatch } from './preconditions.ts';

test('an entity tag names the revision it was made of', () => {
  expect(revisionToMatch('required', etagOf(12))).toEqual({ ok: true, value: 12 });
  expect(revisionToMatch('optional', etagOf(0))).toEqual({ ok: true, value: 0 });
});

test.each([undefined, '', '*'])('an endpoint that needs a revision refuses %j', (header) => {
  expect(revisionToMatch('required', header)).toMatchObject({
    refusals: [{ code: 'precondition-required' }],
  });
  expect(revisionToMatch('optional', header)).toEqual({ ok: true, value: undefined });
});

test.each(['W/"3"', '3', '"3', '"-1"', '"03"', '"3", "4"', '"9999999999"', '"trois"'])(
  'the tag %s is refused',
  (header) => {
    expect(revisionToMatch('optional', header)).toMatchObject({ refusals: [{ code: 'invalid' }] });
  },
);

test('an endpoint without revisions looks at no tag', () => {
  expect(revisionToMatch(undefined, 'W/"3"')).toEqual({ ok: true, value: undefined });
});
