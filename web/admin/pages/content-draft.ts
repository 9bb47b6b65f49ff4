import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Field } from '@parvis/contracts/content/modules/fields.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import { toText } from '../blocks/field-props.ts';
import { shownFields } from '../page-editor/header-fields.tsx';
import type { PartData } from '../page-editor/part.ts';
import { proposeSlug } from './propose-slug.ts';

/** Returns the fields needed to create an item of a kind: the required ones, and its parent. */
export function fieldsToCreate(kind: ContentKind, header: PartData): readonly Field[] {
  const isEvent = header['nature'] === 'event';
  return shownFields(kind).filter(
    ({ name, optional }) => !optional || name === 'parentId' || (name === 'eventStart' && isEvent),
  );
}

/** Returns the initial header of a form: for news, today's date. */
export function firstHeader(kind: ContentKind, now: Date): PartData {
  return kind === 'news' ? { nature: 'article', publishedOn: toParisTime(now).date } : {};
}

/** Returns the header with a slug: the typed one, or one derived from the title or name. */
export function withSlug(kind: ContentKind, header: PartData): PartData {
  const names = kind === 'personality' ? ['firstName', 'lastName'] : ['title'];
  const title = names.map((name) => toText(header[name])).join(' ');
  return { ...header, slug: header['slug'] ?? proposeSlug(title) };
}
