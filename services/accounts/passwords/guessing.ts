/** The score of zxcvbn for passwords that withstand ten thousand million guesses. */
const hardToGuess = 4;

/**
 * Estimating a long text can take seconds: only this many characters are judged, since further ones
 * can only add strength.
 */
const decidingLength = 40;

/**
 * Returns true if a password withstands guesses by common passwords, French and English words,
 * names, dates, keyboard rows and repetitions. It loads large dictionaries and occupies its thread
 * for up to a second, so it belongs in a separate thread.
 * @param ownWords the words that an attacker would try first
 */
export async function isHardToGuess(
  password: string,
  ownWords: readonly string[],
): Promise<boolean> {
  const [{ ZxcvbnFactory }, common, french, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const guesser = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  });
  return guesser.check(password.slice(0, decidingLength), [...ownWords]).score >= hardToGuess;
}
