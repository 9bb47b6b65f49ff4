import { headerFields } from '@parvis/contracts/content/header-fields.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import type { EditedContent } from '@parvis/contracts/content/kind-views.ts';
import type { Field } from '@parvis/contracts/content/modules/fields.ts';
import type { LockView } from '@parvis/contracts/content/views.ts';

/** A part that is saved separately: the item's header, or one module. */
export type Part = 'header' | ModuleId;

/** A part's content in its form: the fields of the header or the module type. */
export type PartData = Readonly<Record<string, unknown>>;

/** Returns the name of the other user who edits a part; undefined when there is none. */
export function holderOf(locks: readonly LockView[], part: Part): string | undefined {
  const moduleId = part === 'header' ? null : part;
  const lock = locks.find((one) => one.moduleId === moduleId && !one.yours);
  return lock?.holder.name;
}

/** Returns the fields of an item's header for its form. */
export function headerOf(content: EditedContent): PartData {
  const held: PartData = { ...content };
  const fields = headerFields[content.kind].map(({ name }) => [name, held[name]] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined && value !== null));
}

/** Returns the data of a form as it is sent, without empty optional fields. */
export function withoutEmptyFields(fields: readonly Field[], data: PartData): PartData {
  const entries = fields.map((field) => [field, emptied(field, data[field.name])] as const);
  return Object.fromEntries(
    entries
      .filter(([{ optional }, value]) => !(optional && isEmpty(value)))
      .map(([{ name }, value]) => [name, value]),
  );
}

function emptied(field: Field, value: unknown): unknown {
  if (field.kind === 'group' && isData(value)) return withoutEmptyFields(field.fields, value);
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((item) => (isData(item) ? withoutEmptyFields(field.fields, item) : item));
  return value;
}

function isData(value: unknown): value is PartData {
  return typeof value === 'object' && value !== null;
}

/** Returns whether a value is empty: an empty text, or a group of empty fields. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === '') return true;
  return isData(value) && !Array.isArray(value) && Object.values(value).every(isEmpty);
}

/**
 * Returns the latest saved content of a part and its revision; undefined for a module that no longer
 * exists.
 */
export function savedPart(
  content: EditedContent,
  part: Part,
): { readonly revision: number; readonly data: PartData | null } | undefined {
  if (part === 'header') return { revision: content.revision, data: headerOf(content) };
  const module = content.modules.find(({ id }) => id === part);
  return module && { revision: module.revision, data: module.data };
}
