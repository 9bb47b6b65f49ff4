import { z } from 'zod';

const properties = z.record(z.string(), z.unknown());

/** Returns the values of a property that may have one or several. */
export function toValues(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.flatMap(toValues) : [value];
}

/** Returns the properties of an object, or of the first of several. */
export function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return properties.safeParse(toValues(value)[0]).data ?? {};
}

/** Returns a text or number, or the first of several. */
export function toText(value: unknown): string | undefined {
  const [one] = toValues(value);
  return typeof one === 'string' || typeof one === 'number' ? String(one) : undefined;
}

/** Returns a name, given directly or as the name of an object. */
export function readName(value: unknown): string | undefined {
  return toText(value) ?? toText(toFields(value)['name']);
}

/** “N/A”, “-”, “no requirements”. */
const nothing = /^(?:n\/?a|none|null|undefined|no requirements?|n[ée]ant|aucune?|[\s\p{P}]*)$/iu;

/** Returns the texts of a property: of its values, or of what describes them. */
export function toTexts(value: unknown): readonly string[] {
  return toValues(value).flatMap((one) => {
    if (typeof one === 'string' || typeof one === 'number') return textual(String(one));
    const fields = toFields(one);
    const described = ['name', 'description', 'credentialCategory', 'value', 'text'];
    const [found] = described.flatMap((name) => toTexts(fields[name]));
    return found === undefined ? [] : [found];
  });
}

function textual(text: string): readonly string[] {
  return nothing.test(text.trim()) ? [] : [text];
}
