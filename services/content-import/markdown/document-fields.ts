import { posix } from 'node:path';
import { z } from 'zod';
import type { Note } from '../sites/parts-of-html.ts';
import type { SourceItem, Term } from '../sites/source-site.ts';
import type { Place } from './dialect.ts';
import { type FrontDocument, textOf, textsOf } from './front.ts';

/** Returns the code of a language. */
export function nameOf(locale: Place['locale']): string {
  return typeof locale === 'string' ? locale : locale.other;
}

/** The title of front matter, or the first heading, which is then not repeated. */
export function titled({ front, body }: FrontDocument): {
  readonly title: string | undefined;
  readonly body: string;
} {
  const [heading = '', text] = /^\s*#\s+(.+?)\s*#*\s*(?:\n|$)/.exec(body) ?? [];
  const title = textOf(front, 'title');
  const isSame = title === undefined || title === text;
  const plain = text?.replaceAll(/\{#[\w-]+\}|[*_`]/g, '').trim();
  return { title: title ?? plain, body: isSame ? body.slice(heading.length) : body };
}

/** The day of a document, if it is one. */
export function dayOf(front: FrontDocument['front'], note: Note): string | undefined {
  const written = textOf(front, 'date', 'publishDate', 'pubDate') ?? '';
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(written) ?? [];
  if (day === undefined || z.iso.date().safeParse(day).success) return day;
  note('its date does not exist', day);
  return undefined;
}

/** The nearest folder above that has a page of its own; what is below the home page is at the top. */
export function sectionAbove(
  { locale, path }: Place,
  sections: ReadonlyMap<string, string>,
): string | undefined {
  for (
    let above = posix.dirname(path);
    above !== '.' && above !== '/';
    above = posix.dirname(above)
  ) {
    const section = sections.get(`${nameOf(locale)}/${above}`);
    if (section !== undefined) return section;
  }
  return undefined;
}

/** The words by which a document is filed. */
export function termsOf(
  front: FrontDocument['front'],
  note: Note,
): Pick<SourceItem, 'category' | 'keywords'> {
  const term = (name: string): Term => ({ id: name, name });
  const [category, ...others] = textsOf(front, 'categories', 'category').map(term);
  if (others.length > 0) note('an item has one category: its others are its keywords');
  return { category, keywords: [...others, ...textsOf(front, 'tags', 'keywords').map(term)] };
}
