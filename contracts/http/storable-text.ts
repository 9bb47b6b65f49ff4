const nulOrLoneSurrogate = /\0|\p{Surrogate}/u;

/** Whether storage can hold a text and a page can show it. */
export function isStorableText(text: string): boolean {
  return !nulOrLoneSurrogate.test(text);
}
