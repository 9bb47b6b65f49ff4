import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFStream,
} from '@cantoo/pdf-lib';

/** Returns a dictionary and its direct nested ones, which have no object number. */
export function dictionariesIn(object: PDFObject): readonly PDFDict[] {
  const found: PDFDict[] = [];
  const waiting: PDFObject[] = [object];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const dictionary = next instanceof PDFStream ? next.dict : next;
    if (dictionary instanceof PDFDict) {
      found.push(dictionary);
      waiting.push(...dictionary.values());
    } else if (dictionary instanceof PDFArray) waiting.push(...dictionary.asArray());
  }
  return found;
}

/** Returns whether any dictionary of a document has one of these entries. */
export function hasEntry(context: PDFContext, ...keys: readonly string[]): boolean {
  const names = keys.map((key) => PDFName.of(key));
  return context
    .enumerateIndirectObjects()
    .some(([, object]) =>
      dictionariesIn(object).some((dictionary) => names.some((name) => dictionary.has(name))),
    );
}
