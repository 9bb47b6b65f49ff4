import { textsOf } from '@parvis/contracts/messages/testing/catalogues.ts';
import { readMessage } from '@parvis/contracts/messages/testing/read-message.ts';
import { locales } from '@parvis/contracts/site/locale.ts';

/** What stands in texts where a value could not be turned into words. */
const mishaps: readonly (readonly [kind: string, RegExp])[] = [
  ['an object', /\[object\b/],
  ['an undefined value', /\bundefined\b/],
  ['no number', /\bNaN\b/],
  ['an invalid date', /Invalid Date/],
  ['a placeholder', /\$?\{\s*\w[\w.-]*\s*(?:,[^{}]*)?\}/],
  ['a syntax tree', /\{"type":\d/],
];
/** The form of the ids of messages, and of much else. */
const idForm = /[A-Za-z][\w-]*(?:\.[\w-]+)+/g;

const texts = locales.flatMap(textsOf);
const messageIds = new Set(texts.map(({ id }) => id));
const wholeTexts = new Set(texts.flatMap(({ text }) => readMessage(text).prose));

/** Returns those values of enumerations that are not also words which the product shows. */
export function codesAmong(values: readonly string[]): ReadonlySet<string> {
  return new Set(values.filter((value) => value.length > 2 && !wholeTexts.has(value)));
}

/**
 * Returns what nobody should read in a text, each with its kind: what is left of a value without
 * words, or the id of a message.
 */
export function faultsOfText(text: string): readonly string[] {
  const excerpt = shorten(text);
  const kinds = mishaps.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
  const ids = (text.match(idForm) ?? []).filter((id) => messageIds.has(id));
  return [
    ...kinds.map((kind) => `${kind}: ${excerpt}`),
    ...ids.map((id) => `the id ${id}: ${excerpt}`),
  ];
}

/**
 * Returns what nobody should read in a text that stands alone; besides, a code of an enumeration
 * instead of its name.
 * @param codes the values of enumerations
 */
export function faultsOfLabel(text: string, codes: ReadonlySet<string>): readonly string[] {
  const isCode = codes.has(text.trim()) || text.trim() === 'null';
  return [...faultsOfText(text), ...(isCode ? [`a code: ${shorten(text)}`] : [])];
}

function shorten(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 120);
}
