const french = `le la les un une des du de et ou au aux en a dans par pour sur avec chez ce cette
  vous votre vos nous notre nos est sont que qui`;
const english = `the an of and or to in for with at by on our your you we are is be as will that this`;
/** “(H/F)” is in nearly every French title. */
const anyGender = 'h f hf fh';

const stopWords = new Set([french, english, anyGender].join(' ').split(/\s+/));

/** Returns whether a folded word is too common to be indexed or searched. */
export function isStopWord(form: string): boolean {
  return stopWords.has(form);
}
