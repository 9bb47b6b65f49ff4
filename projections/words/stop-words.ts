const french = `le la les un une des du de et ou au aux en a dans par pour sur avec chez ce cette
  vous votre vos nous notre nos est sont que qui`;
const english = `the an of and or to in for with at by on our your you we are is be as will that this`;
/** “(H/F)” is in nearly every French title. */
const anyGender = 'h f hf fh';

const stopWords = new Set([french, english, anyGender].join(' ').split(/\s+/));

/** Modifier letters (“ʼ”), letters that are signs (“ǃ”), and what is not shown: alone no word. */
const withoutContent = /^[\p{Lm}\p{M}\p{Default_Ignorable_Code_Point}ǀ-ǃ]*$/u;
/** Where those begin; most words need no closer look. */
const firstModifier = 0x1c0;

/** Returns whether a folded word has nothing to search for. */
export function isWithoutContent(form: string): boolean {
  // Of an empty form, the code is not a number.
  return !(form.charCodeAt(0) < firstModifier) && withoutContent.test(form);
}

/** Returns whether a folded word is too common to be indexed or searched, or has no content. */
export function isStopWord(form: string): boolean {
  return stopWords.has(form) || isWithoutContent(form);
}
