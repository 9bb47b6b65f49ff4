import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { z } from 'zod';
import { UsageError } from './command-line-error.ts';

/** A command, as declared. */
interface Declaration<Request> {
  /** `offers import`. */
  readonly name: string;
  /** What follows the name, as in `FOLDER [--replace]`. */
  readonly usage: string;
  /** What it does, in one line. */
  readonly summary: string;
  /** Further lines of its help: options, and what else its user should know. */
  readonly details?: readonly string[];
  /** Names of the fields of its arguments, in order. */
  readonly arguments?: readonly string[];
  /** Names of the fields of further arguments that may be omitted. */
  readonly optional?: readonly string[];
  /** The field of all remaining arguments. */
  readonly rest?: string;
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  /** Reads arguments and options by their names; its messages are sentences. */
  readonly schema: z.ZodType<Request>;
  readonly run: (request: Request) => Promise<void>;
}

/** A command of the command line. */
export interface Command extends Pick<Declaration<unknown>, 'name' | 'usage' | 'summary'> {
  readonly details: readonly string[];
  /**
   * Reads its arguments; runs nothing.
   * @throws UsageError naming the argument
   */
  read(words: readonly string[]): { readonly request: unknown; run(): Promise<void> };
}

/** Returns a command from its declaration. */
export function defineCommand<Request>(declaration: Declaration<Request>): Command {
  const { name, usage, summary, details = [], schema, run } = declaration;
  return {
    name,
    usage,
    summary,
    details,
    read(words) {
      const fields = readFields(declaration, words);
      const read = schema.safeParse(fields);
      if (!read.success)
        throw new UsageError(
          `${read.error.issues[0]?.message ?? 'The arguments are not understood.'} ${usageOf(declaration)}`,
        );
      return { request: read.data, run: () => run(read.data) };
    },
  };
}

/** Returns the line that says how a command is used. */
export function usageOf({ name, usage }: Pick<Command, 'name' | 'usage'>): string {
  return `Usage: parvis ${name}${usage === '' ? '' : ` ${usage}`}`;
}

/** Returns words of the user in quotation marks, without control characters, and not too long. */
export function quoted(words: string): string {
  const printable = words.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '�');
  return `“${printable.length > 80 ? `${printable.slice(0, 80)}…` : printable}”`;
}

function readFields(
  declaration: Omit<Declaration<never>, 'schema' | 'run'>,
  words: readonly string[],
): Record<string, unknown> {
  const { values, positionals } = parsed(declaration, words);
  const { arguments: needed = [], optional = [], rest } = declaration;
  const names = [...needed, ...optional];
  if (positionals.length < needed.length)
    throw new UsageError(`An argument is missing. ${usageOf(declaration)}`);
  const unexpected = rest === undefined ? positionals[names.length] : undefined;
  if (unexpected !== undefined)
    throw new UsageError(`${quoted(unexpected)} is one argument too many. ${usageOf(declaration)}`);
  return {
    ...values,
    ...Object.fromEntries(names.map((name, index) => [name, positionals[index]])),
    ...(rest !== undefined && { [rest]: positionals.slice(names.length) }),
  };
}

function parsed(
  declaration: Omit<Declaration<never>, 'schema' | 'run'>,
  words: readonly string[],
): { readonly values: Record<string, unknown>; readonly positionals: readonly string[] } {
  const { options = {} } = declaration;
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (cause) {
    // Node's sentence, without its advice; it quotes the option.
    const [sentence = ''] = (cause instanceof Error ? cause.message : '').split(
      /\.? To specify|\n/,
    );
    const word = sentence
      .replace(/\.$/, '')
      .replaceAll(/'([^']*)'/g, (_, it: string) => quoted(it));
    throw new UsageError(`${word}. ${usageOf(declaration)}`, { cause });
  }
}
