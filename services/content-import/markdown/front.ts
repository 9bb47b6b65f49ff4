import { parse } from 'smol-toml';
import { documentFault } from '../document-fault.ts';
import { parseYaml } from '../parse-yaml.ts';

/** A document of another product: its fields, and its text. */
export interface FrontDocument {
  readonly front: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const forms = [
  { form: /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m, read: parseYaml },
  { form: /^\+\+\+[ \t]*\r?\n([\s\S]*?)^\+\+\+[ \t]*(?:\r?\n|$)/m, read: parse },
  { form: /^(\{[\s\S]*?^\})[ \t]*(?:\r?\n|$)/m, read: JSON.parse },
] as const;

/**
 * Splits a document into its front matter, in YAML, TOML or JSON, and its text.
 * @returns undefined when it has none
 * @throws Error when it cannot be read
 */
export function readFront(source: string): FrontDocument | undefined {
  const text = source.replace(/^\ufeff/, '');
  for (const { form, read } of forms) {
    const found = form.exec(text);
    if (found?.index !== 0) continue;
    const front = recordOf(readWith(read, found[1] ?? ''));
    return { front, body: text.slice(found[0].length) };
  }
  return undefined;
}

function readWith(read: (text: string) => unknown, text: string): unknown {
  try {
    return read(text);
  } catch (cause) {
    throw new Error(`its front matter is not well formed: ${documentFault(cause)}`, { cause });
  }
}

/** Returns what has fields; without any if it has none. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

/** Returns the first field of these names that is a text, a number or a date. */
export function textOf(
  front: Readonly<Record<string, unknown>>,
  ...names: string[]
): string | undefined {
  for (const name of names) {
    const value = front[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number') return String(value);
    if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString();
  }
  return undefined;
}

/** Returns the texts of the first field of these names: a list, or one text. */
export function textsOf(
  front: Readonly<Record<string, unknown>>,
  ...names: string[]
): readonly string[] {
  for (const name of names) {
    const value = front[name];
    if (Array.isArray(value))
      return value.filter((one) => typeof one === 'string' || typeof one === 'number').map(String);
    if (typeof value === 'string' && value.trim() !== '') return [value.trim()];
  }
  return [];
}
