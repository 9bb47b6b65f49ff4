/** The zxcvbn score of passwords that withstand ten billion guesses. */
const hardToGuess = 4;

/**
 * Estimating a long text can take seconds: only this many characters are scored, since more of them
 * can only add strength.
 */
const decidingLength = 40;

/**
 * Returns whether a password withstands guesses made of common passwords, French and English words,
 * names, dates, keyboard rows and repetitions. Loads large dictionaries and blocks the thread for
 * up to a second, so it must run in a worker thread.
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
