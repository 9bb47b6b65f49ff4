import { headerSchemas } from './header.ts';
import type { ContentKind } from './kinds.ts';
import { type Field, fieldsOf } from './modules/fields.ts';

/** The fields of each kind's header, derived from its schema. */
export const headerFields: Readonly<Record<ContentKind, readonly Field[]>> = {
  chapter: fieldsOf(headerSchemas.chapter),
  focus: fieldsOf(headerSchemas.focus),
  news: fieldsOf(headerSchemas.news),
  page: fieldsOf(headerSchemas.page),
  personality: fieldsOf(headerSchemas.personality),
};

/** The fields that any kind's header has, each once. */
export const allHeaderFields: readonly Field[] = Object.values(headerFields)
  .flat()
  .filter(({ name }, place, all) => all.findIndex((other) => other.name === name) === place);
