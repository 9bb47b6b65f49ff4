import fc from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };

/**
 * Any character but half a surrogate pair. `fc.string({ unit: 'binary' })` and `fc.webPath()` draw
 * from the same, but map all of them first, which takes most of a second in every process.
 */
const anyCharacter = fc
  .nat({ max: 0x10ffff - surrogates.count })
  .map((place) =>
    String.fromCodePoint(place < surrogates.first ? place : place + surrogates.count),
  );

/** Any text that can be stored: ten characters or so of any script, unless a length is given. */
export function anyText(length: Pick<fc.StringConstraints, 'minLength' | 'maxLength'> = {}) {
  return fc.string({ ...length, unit: anyCharacter });
}

const pathCharacters = "abcXYZ019-._~!$&'()*+,;=:@";

/** The path of an address as RFC 3986 writes one, empty segments and percent-encoding included. */
export const anyPath = fc
  .array(
    fc.string({
      unit: fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...pathCharacters) },
        { weight: 1, arbitrary: anyCharacter.map((character) => encodeURIComponent(character)) },
      ),
    }),
  )
  .map((segments) => segments.map((segment) => `/${segment}`).join(''));
