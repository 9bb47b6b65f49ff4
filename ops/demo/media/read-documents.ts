import { readFileSync } from 'node:fs';
import { type Locale, languages } from '@parvis/contracts/site/locale.ts';
import { inFile } from '@parvis/services/content-import/document-fault.ts';
import { splitFrontMatter } from '@parvis/services/content-import/read-document.ts';
import { Marked, type Token, type Tokens } from 'marked';
import { z } from 'zod';
import { dataPath, listByLanguage } from '../data.ts';
import type { PdfSection, PdfText } from './pdf.ts';

/** A document to download. */
export interface DemoDocument {
  readonly key: string;
  /** The day of its publication. */
  readonly on: string;
  /** Its text in each language in which it is published. */
  readonly editions: ReadonlyMap<Locale, PdfText>;
}

const frontMatterSchema = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string(),
  date: z.iso.date(),
});
const markdown = new Marked({ gfm: true, async: false });

/** Returns the key of an edition of a document in the media library. */
export function documentKey({ key }: Pick<DemoDocument, 'key'>, locale: Locale): string {
  return `${key}-${locale}`;
}

/**
 * Reads the documents: Markdown, of which each heading begins a section, and a table without
 * headings has its figures.
 * @throws Error that names the file at fault, in one sentence
 */
export function readDocuments(): readonly DemoDocument[] {
  const documents = new Map<string, { on: string; editions: Map<Locale, PdfText> }>();
  for (const { name, key, locale } of listByLanguage('documents', 'md')) {
    const { on, text } = inFile(name, () => parseEdition(name, locale));
    const document = documents.get(key) ?? { on, editions: new Map() };
    documents.set(key, document);
    document.editions.set(locale, text);
  }
  return [...documents].map(([key, document]) => ({ key, ...document }));
}

function parseEdition(name: string, locale: Locale): { on: string; text: PdfText } {
  const split = splitFrontMatter(readFileSync(dataPath(name), 'utf8'));
  const { date: on, ...front } = frontMatterSchema.parse(split?.fields);
  const sections = sectionsOf(markdown.lexer(split?.text ?? ''));
  return { on, text: { ...front, language: languages[locale].regional, sections } };
}

function sectionsOf(tokens: readonly Token[]): readonly PdfSection[] {
  const sections: { heading: string; paragraphs: string[]; figures?: [string, string][] }[] = [];
  for (const token of tokens) {
    const section = sections.at(-1);
    if (token.type === 'heading') sections.push({ heading: String(token['text']), paragraphs: [] });
    else if (token.type === 'paragraph') section?.paragraphs.push(String(token['text']));
    else if (section !== undefined && isTable(token))
      section.figures = token.rows.map(([label, value]) => [label?.text ?? '', value?.text ?? '']);
  }
  return sections;
}

function isTable(token: Token): token is Tokens.Table {
  return token.type === 'table';
}
