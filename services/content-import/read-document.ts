import { type FrontMatter, parseFrontMatter } from './front-matter.ts';
import { parseModules, type WrittenModule } from './parse-modules.ts';
import { parseYaml } from './parse-yaml.ts';

/** A document with front matter: one item in one language. */
export interface WrittenDocument {
  readonly front: FrontMatter;
  readonly modules: readonly WrittenModule[];
}

const frontMatter = /^\ufeff?---\r?\n(?<front>[^]*?)\r?\n---(?:\r?\n(?<text>[^]*))?$/;

/** Splits a Markdown document into its front matter, as YAML, and its text. */
export function splitFrontMatter(
  source: string,
): { readonly fields: unknown; readonly text: string } | undefined {
  const { front, text = '' } = frontMatter.exec(source)?.groups ?? {};
  return front === undefined ? undefined : { fields: parseYaml(front), text };
}

/** Reads a document; undefined when it has no front matter. @throws Error */
export function readDocument(source: string): WrittenDocument | undefined {
  const split = splitFrontMatter(source);
  if (split === undefined) return undefined;
  return { front: parseFrontMatter(split.fields), modules: parseModules(split.text) };
}
