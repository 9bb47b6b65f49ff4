import { figuresTableSchema, textOfFigures } from '../../figures/figures-table.ts';
import { richTextSchema } from '../../rich-text/document.ts';
import { toPlainText } from '../../rich-text/plain-text.ts';
import { describeFields, type Field } from './fields.ts';
import { type ModuleType, moduleSchemaOf } from './module-types.ts';

/** The maximum length of a module's title, in characters. */
const maxModuleTitleLength = 60;

type Data = Readonly<Record<string, unknown>>;

/** A module's content as stored, or as in the editor; null before the first save. */
interface TypedContent {
  readonly type: ModuleType;
  readonly data: Data | null;
}

/** Returns a module's text in the order of its fields: one line for each that is not empty. */
export function textOfModule({ type, data }: TypedContent): string {
  return textOfFields(describeFields(moduleSchemaOf(type)), data ?? {});
}

/** Returns the texts of fields, in their order: one line for each that is not empty. */
export function textOfFields(fields: readonly Field[], data: Data): string {
  return listLines(fields, data).join('\n');
}

/** Returns a title for a module: its first words. Empty when it has no text. */
export function titleOfModule(module: TypedContent): string {
  const line =
    textOfModule(module)
      .trimStart()
      .split(/[\n\t]/, 1)[0]
      ?.trimEnd() ?? '';
  return line.length > maxModuleTitleLength
    ? `${line.slice(0, maxModuleTitleLength - 1).trimEnd()}…`
    : line;
}

function listLines(fields: readonly Field[], data: Data): string[] {
  return fields
    .flatMap((field) => linesOfField(field, data[field.name]))
    .filter((line) => line !== '');
}

function linesOfField(field: Field, value: unknown): string[] {
  switch (field.kind) {
    case 'line':
    case 'paragraph':
      return typeof value === 'string' ? [value] : [];
    case 'rich-text': {
      const doc = richTextSchema.safeParse(value);
      return doc.success ? [toPlainText(doc.data)] : [];
    }
    case 'figures': {
      const table = figuresTableSchema.safeParse(value);
      return table.success ? [...textOfFigures(table.data)] : [];
    }
    case 'list':
      return Array.isArray(value)
        ? value.filter(isData).flatMap((item) => listLines(field.fields, item))
        : [];
    default:
      return [];
  }
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null;
}
