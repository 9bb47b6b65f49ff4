const nulOrLoneSurrogate = /\0|\p{Surrogate}/u;

/** Whether a text can be stored and shown on a page. */
export function isStorableText(text: string): boolean {
  return !nulOrLoneSurrogate.test(text);
}
