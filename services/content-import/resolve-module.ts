import { describeFields, type Field } from '@parvis/contracts/content/modules/fields.ts';
import {
  type ModuleContent,
  type ModuleType,
  moduleContentSchema,
  moduleSchemaOf,
} from '@parvis/contracts/content/modules/module-types.ts';
import { documentFault } from './document-fault.ts';
import { type LinkMap, mapLinks } from './map-links.ts';
import { convertMarkdown } from './parse-modules.ts';

/** The ids and addresses of what documents name by keys. Each throws what it cannot find. */
export interface References {
  /** An item in the language of the document, by the path of its documents. */
  readonly contentId: (key: string) => string;
  readonly mediaId: (key: string) => string;
  readonly playlistId: (key: string) => string;
  /** The address of a link in a text; undefined for plain text. */
  readonly address: LinkMap;
  /** Called with each part of a text that cannot be stored. */
  readonly dropped: (what: string) => void;
}

/**
 * Returns a module from its data as it is written: Markdown becomes rich text, keys become ids, and
 * a link is an address or the key of an item.
 * @throws Error when an editor could not have saved it
 */
export function resolveModule(
  type: ModuleType,
  data: unknown,
  references: References,
): ModuleContent {
  try {
    const resolved = resolveFields(fieldsOfType(type), data, references, []);
    return moduleContentSchema.parse({ type, data: resolved });
  } catch (cause) {
    throw new Error(`in the module ${type}, ${documentFault(cause)}`, { cause });
  }
}

const described = new Map<ModuleType, readonly Field[]>();

function fieldsOfType(type: ModuleType): readonly Field[] {
  const fields = described.get(type) ?? describeFields(moduleSchemaOf(type));
  described.set(type, fields);
  return fields;
}

function resolveFields(
  fields: readonly Field[],
  data: unknown,
  references: References,
  path: readonly string[],
): Readonly<Record<string, unknown>> {
  if (typeof data !== 'object' || data === null) throw new Error(`${path.join('.')} has no fields`);
  const entries = Object.entries(data).map(([name, value]) => {
    const field = fields.find((one) => one.name === name);
    const at = [...path, name];
    if (field === undefined) throw new Error(`there is no field ${at.join('.')}`);
    return [name, resolveField(field, value, references, at)] as const;
  });
  return Object.fromEntries(entries);
}

function resolveField(
  field: Field,
  value: unknown,
  references: References,
  path: readonly string[],
): unknown {
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((one, index) =>
      resolveFields(field.fields, one, references, [...path, String(index)]),
    );
  if (field.kind === 'group') return resolveFields(field.fields, value, references, path);
  if (field.kind === 'figures') return asDecimals(value);
  if (typeof value !== 'string') return value;
  switch (field.kind) {
    case 'rich-text': {
      const { doc, dropped } = convertMarkdown(value);
      dropped.forEach(references.dropped);
      return mapLinks(doc, references.address);
    }
    case 'link':
      return /^(?:\/|[a-z]+:)/.test(value)
        ? { kind: 'address', href: value }
        : { kind: 'content', contentId: references.contentId(value) };
    case 'content':
      return references.contentId(value);
    case 'image':
    case 'file':
    case 'video':
      return references.mediaId(value);
    case 'playlist':
      return references.playlistId(value);
    default:
      return value;
  }
}

/** Returns figures with their numbers as they are stored: YAML has numbers of its own. */
function asDecimals(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('rows' in value)) return value;
  if (!Array.isArray(value.rows)) return value;
  return { ...value, rows: value.rows.map(rowWithDecimals) };
}

function rowWithDecimals(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || !('cells' in row)) return row;
  if (!Array.isArray(row.cells)) return row;
  return {
    ...row,
    cells: row.cells.map((cell: unknown) =>
      typeof cell === 'number' ? String(cell) : (cell ?? ''),
    ),
  };
}
