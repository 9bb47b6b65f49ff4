import type { RichText } from '@parvis/contracts/rich-text/document.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { richDescription } from './clean-text.ts';

/** The headings of parts of a description, in the language of the offer. */
const headings = {
  responsibilities: { fr: 'Missions', en: 'Responsibilities' },
  qualifications: { fr: 'Profil recherché', en: 'Qualifications' },
  skills: { fr: 'Compétences', en: 'Skills' },
  education: { fr: 'Formation', en: 'Education' },
  experience: { fr: 'Expérience', en: 'Experience' },
  languages: { fr: 'Langues', en: 'Languages' },
  benefits: { fr: 'Avantages', en: 'Benefits' },
  incentives: { fr: 'Rémunération variable', en: 'Incentive compensation' },
  hours: { fr: 'Horaires de travail', en: 'Working hours' },
  conditions: { fr: 'Conditions de travail', en: 'Working conditions' },
  employer: { fr: 'L’entreprise', en: 'The company' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;
export type PartName = keyof typeof headings;

/** A text that a source gives apart from the description to which it belongs. */
export interface DescriptionPart {
  readonly name: PartName;
  /** HTML or plain text; several are items of a list. */
  readonly texts: readonly string[];
}

/** Level of the headings: those of an offer's own description begin here as well. */
const level = 3;

/** Returns a description followed by its parts, each under a heading; repeated ones are omitted. */
export function withParts(
  description: RichText,
  parts: readonly DescriptionPart[],
  locale: Locale,
): RichText {
  const content = [...description.content];
  let said = comparable(description);
  for (const { name, texts } of parts) {
    const doc = composeBody(texts);
    const words = doc === undefined ? '' : comparable(doc);
    if (doc === undefined || words === '' || said.includes(words)) continue;
    said += words;
    const text = headings[name][locale];
    content.push({ type: 'heading', attrs: { level }, content: [{ type: 'text', text }] });
    content.push(...doc.content);
  }
  return { type: 'doc', content };
}

function composeBody(texts: readonly string[]): RichText | undefined {
  const docs = texts.flatMap((text) => {
    const doc = richDescription(text);
    return doc === undefined ? [] : [doc];
  });
  if (docs.length <= 1) return docs[0];
  const isList = docs.every(({ content }) => content.every(({ type }) => type === 'paragraph'));
  if (!isList) return { type: 'doc', content: docs.flatMap(({ content }) => content) };
  const items = docs.map(({ content }) => ({ type: 'listItem' as const, content }));
  return { type: 'doc', content: [{ type: 'bulletList', content: items }] };
}

function comparable(doc: RichText): string {
  return toPlainText(doc)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
