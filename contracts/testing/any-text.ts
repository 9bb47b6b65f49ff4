import fc from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };

/**
 * Any character but a lone surrogate. `fc.string({ unit: 'binary' })` and `fc.webPath()` draw from
 * the same set, but first build the full mapping of that set, which takes most of a second in every
 * process.
 */
const anyCharacter = fc
  .nat({ max: 0x10ffff - surrogates.count })
  .map((place) =>
    String.fromCodePoint(place < surrogates.first ? place : place + surrogates.count),
  );

/**
 * Returns any text that can be stored: about ten characters of any script, unless a length is
 * given.
 */
export function anyText(length: Pick<fc.StringConstraints, 'minLength' | 'maxLength'> = {}) {
  return fc.string({ ...length, unit: anyCharacter });
}

const pathCharacters = "abcXYZ019-._~!$&'()*+,;=:@";

/** Any path allowed by RFC 3986, including empty segments and percent-encoding. */
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
