import { headerSchemas } from './header.ts';
import { forEachKind } from './kinds.ts';
import { describeFields, type Field } from './modules/fields.ts';

/** The fields of each kind's header, derived from its schema. */
export const headerFields = forEachKind((kind): readonly Field[] =>
  describeFields(headerSchemas[kind]),
);

/** The fields that any kind's header has, each once. */
export const allHeaderFields: readonly Field[] = Object.values(headerFields)
  .flat()
  .filter(({ name }, place, all) => all.findIndex((other) => other.name === name) === place);
