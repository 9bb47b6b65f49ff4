import { headerSchemas } from './header.ts';
import type { ContentKind } from './kinds.ts';
import { describeFields, type Field } from './modules/fields.ts';

/** The fields of each kind's header, derived from its schema. */
export const headerFields: Readonly<Record<ContentKind, readonly Field[]>> = {
  chapter: describeFields(headerSchemas.chapter),
  focus: describeFields(headerSchemas.focus),
  news: describeFields(headerSchemas.news),
  page: describeFields(headerSchemas.page),
  personality: describeFields(headerSchemas.personality),
};

/** The fields that any kind's header has, each once. */
export const allHeaderFields: readonly Field[] = Object.values(headerFields)
  .flat()
  .filter(({ name }, place, all) => all.findIndex((other) => other.name === name) === place);
