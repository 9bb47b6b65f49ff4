import { expect, test } from 'vitest';
import { namesEntityTag, revisionToMatch, toEtag, toReadEtag } from './preconditions.ts';

test('an entity tag identifies the revision it was derived from', () => {
  expect(revisionToMatch('required', toEtag(12))).toEqual({ ok: true, value: 12 });
  expect(revisionToMatch('optional', toEtag(0))).toEqual({ ok: true, value: 0 });
});

test('what is read has a tag of its revision and its content, which a write may send back', () => {
  const tag = toReadEtag(3, '{"path":"/groupe"}');
  expect(tag).toMatch(/^"3\.[\w-]{16}"$/);
  expect(toReadEtag(3, '{"path":"/le-groupe"}')).not.toBe(tag);
  expect(revisionToMatch('required', tag)).toEqual({ ok: true, value: 3 });
});

test('what has no revision has a tag of its content alone, which no write follows', () => {
  const tag = toReadEtag(undefined, '[]');
  expect(tag).toMatch(/^"\.[\w-]{16}"$/);
  expect(revisionToMatch('required', tag)).toMatchObject({
    refusals: [{ code: 'stale-revision' }],
  });
});

test.each([undefined, '', '*'])('an endpoint that needs a revision refuses %j', (header) => {
  expect(revisionToMatch('required', header)).toMatchObject({
    refusals: [{ code: 'precondition-required' }],
  });
  expect(revisionToMatch('optional', header)).toEqual({ ok: true, value: undefined });
});

test('where a specific revision is required, `*` is refused with the reason', () => {
  expect(revisionToMatch('required', '*')).toMatchObject({
    refusals: [{ params: { reason: 'any' } }],
  });
});

test.each(['W/"3"', '"trois"', '"03"', '"-1"', '""', '"9999999999"', 'W/"3", "trois"'])(
  'the tag %s matches nothing, like an outdated revision',
  (header) => {
    for (const rule of ['optional', 'required'] as const)
      expect(revisionToMatch(rule, header)).toEqual({
        ok: false,
        refusals: [{ code: 'stale-revision', params: { reason: 'unknown-tag' } }],
      });
  },
);

test.each([
  ['W/"9", "3"', 3],
  ['"trois","4"', 4],
  ['"3" , "4"', 4],
])('of the tags %s the newest strong revision is used', (header, revision) => {
  expect(revisionToMatch('required', header)).toEqual({ ok: true, value: revision });
});

test('a refusal that asks for a revision shows how to send it', () => {
  expect(revisionToMatch('required', undefined)).toMatchObject({
    refusals: [{ params: { example: '"3"' } }],
  });
  expect(revisionToMatch('required', '3')).toMatchObject({
    refusals: [{ params: { reason: 'format', header: 'If-Match', example: '"3"' } }],
  });
});

test('spaces around a tag do not matter', () => {
  expect(revisionToMatch('required', ' "3" ')).toEqual({ ok: true, value: 3 });
});

test.each(['3', '"3', 'w/"3"', '"3" "4"', '"3",', '*, "3"', "'3'"])(
  '%s is not a list of tags',
  (header) => {
    expect(revisionToMatch('optional', header)).toMatchObject({ refusals: [{ code: 'invalid' }] });
  },
);

test('an endpoint without revisions ignores entity tags', () => {
  expect(revisionToMatch(undefined, 'W/"3"')).toEqual({ ok: true, value: undefined });
});

const weak = 'W/"3f9a"';
const strong = '"3f9a"';
test.each([weak, strong, `"x", ${weak}`, `W/"x",${strong}`, `  ${strong}  , "x"`, '*', ' * '])(
  'If-None-Match: %s matches',
  (header) => {
    for (const etag of [weak, strong]) expect(namesEntityTag(header, etag)).toBe(true);
  },
);

test.each([undefined, '', '3f9a', '"x"', 'W/"x", "y"', 'w/"3f9a"', '"*"'])(
  'If-None-Match: %s does not match',
  (header) => {
    for (const etag of [weak, strong]) expect(namesEntityTag(header, etag)).toBe(false);
  },
);
