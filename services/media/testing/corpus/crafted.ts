import { archiveOf } from '../documents.ts';

/** What is planted in every crafted file, and must be in nothing that is made of one. */
export const mark = 'Ossian Kerbrat';
/** A picture, a document or anything else with a mark where programs or people leave one. */
export interface Crafted {
  readonly what: string;
  /** Whether it is refused instead of being copied without its mark. */
  readonly isRefused?: boolean;
  make(): Promise<Uint8Array>;
}

export type Parts = Readonly<Record<string, string | Uint8Array>>;

/** Adds to a document, or replaces in it. */
export type Plant = (parts: Parts) => Parts;

export const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Returns the plant of an additional part. */
export const adds =
  (name: string, content: string | Uint8Array = mark): Plant =>
  (parts) => ({ ...parts, [name]: content });

/** Returns the plant of a text in a part, before or in place of another text. */
export const inserts =
  (name: string, before: string, added: string): Plant =>
  (parts) => {
    const part = String(parts[name] ?? '');
    if (!part.includes(before)) throw new Error(`${name} has no ${before}`);
    return { ...parts, [name]: part.replace(before, () => added + before) };
  };
export const replaces =
  (name: string, was: string, is: string): Plant =>
  (parts) => {
    const part = String(parts[name] ?? '');
    if (!part.includes(was)) throw new Error(`${name} has no ${was}`);
    return { ...parts, [name]: part.replace(was, () => is) };
  };
export const both =
  (...plants: readonly Plant[]): Plant =>
  (parts) =>
    plants.reduce((all, plant) => plant(all), parts);

/** Returns crafted documents: each of these plants in a plain document. */
export function documentsWith(
  format: string,
  plain: () => Promise<Parts>,
  plants: Readonly<Record<string, Plant>>,
  isRefused = false,
): readonly Crafted[] {
  return Object.entries(plants).map(([what, plant]) => ({
    what: `${format}: ${what}`,
    isRefused,
    make: async () => archiveOf(plant(await plain())),
  }));
}
