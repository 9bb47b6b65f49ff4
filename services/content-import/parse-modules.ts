import {
  type ModuleType,
  moduleTypeSchema,
} from '@parvis/contracts/content/modules/module-types.ts';
import type { Conversion } from '@parvis/contracts/rich-text/html/read-html.ts';
import { Lexer, Marked, type Token, type Tokens } from 'marked';
import { htmlToRichText } from '../rich-text/html-to-rich-text.ts';
import { parseYaml } from './parse-yaml.ts';

/** A version of a module as it is written: rich text and ids are still Markdown and keys. */
export interface ModuleVersion {
  /** The day until which it was shown; undefined for the present version. */
  readonly until: string | undefined;
  readonly data: unknown;
}

export interface WrittenModule {
  readonly type: ModuleType;
  /** Oldest first; the last is the present one. */
  readonly versions: readonly [ModuleVersion, ...ModuleVersion[]];
}

const markdown = new Marked({ gfm: true, async: false });

/** The info string of a fence that is a module, or a former version of the next one. */
const moduleFence = /^(?:yaml (?<type>[a-z-]+)|markdown)(?: until (?<until>\d{4}-\d{2}-\d{2}))?$/;

/** Converts Markdown; relative links are kept, for `resolveLinks`. */
export function convertMarkdown(source: string): Conversion {
  return htmlToRichText(markdown.parse(source, { async: false }), { relativeLinks: 'kept' });
}

/**
 * Splits a text into modules: each fence `yaml TYPE` is a module of that type, what stands between
 * them is a text. A fence that ends with `until DAY` is a former version of the module after it.
 * @throws Error
 */
export function parseModules(source: string): readonly WrittenModule[] {
  const modules: WrittenModule[] = [];
  let former: [ModuleType, ModuleVersion][] = [];
  const add = (type: ModuleType, data: unknown, until?: string) => {
    const isOther = former.some(([before]) => before !== type);
    if (isOther)
      throw new Error(`a former version stands before a module of another type, ${type}`);
    if (until !== undefined) former.push([type, { until, data }]);
    else {
      const [first, ...rest] = [...former.map(([, version]) => version), { until, data }];
      if (first !== undefined) modules.push({ type, versions: [first, ...rest] });
      former = [];
    }
  };
  for (const part of partsOf(
    new Lexer({ gfm: true }).blockTokens(source.replaceAll('\r\n', '\n')),
  )) {
    const { type, until } = part.fence ?? {};
    if (type === undefined) add('text', { doc: part.source }, until);
    else add(parseType(type), parseYaml(part.source), until);
  }
  if (former.length > 0) throw new Error('a former version has no present one after it');
  return modules;
}

function parseType(type: string): ModuleType {
  const parsed = moduleTypeSchema.safeParse(type);
  if (!parsed.success) throw new Error(`there is no type of module “${type}”`);
  return parsed.data;
}

interface Part {
  readonly source: string;
  /** Undefined for the text between fences. */
  readonly fence?: Readonly<Record<string, string>> | undefined;
}

function partsOf(tokens: readonly Token[]): readonly Part[] {
  const parts: Part[] = [];
  let text = '';
  const endText = () => {
    if (text.trim() !== '') parts.push({ source: text.trim() });
    text = '';
  };
  for (const token of tokens) {
    const { lang: info = '', text: source } = isCode(token) ? token : { text: '' };
    const fence = moduleFence.exec(info);
    if (fence === null || info === 'markdown') text += token.raw;
    else {
      endText();
      parts.push({ source, fence: fence.groups });
    }
  }
  endText();
  return parts;
}

function isCode(token: Token): token is Tokens.Code {
  return token.type === 'code';
}
