const nulOrLoneSurrogate = /\0|\p{Surrogate}/u;

/** Returns whether a text can be stored and shown on a page. */
export function isStorableText(text: string): boolean {
  return !nulOrLoneSurrogate.test(text);
}
