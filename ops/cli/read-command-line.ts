import { type Command, quoted, usageOf } from './command.ts';
import { UsageError } from './command-line-error.ts';

/** What the words of the command line mean. */
export type CommandLine =
  | { readonly kind: 'help'; readonly text: string }
  | {
      readonly kind: 'command';
      readonly name: string;
      readonly request: unknown;
      run(): Promise<void>;
    };

const helpWords = new Set(['help', '--help', '-h']);

/**
 * Reads the words of the command line; runs nothing.
 * @throws UsageError naming the word that is wrong
 */
export function readCommandLine(
  commands: readonly Command[],
  words: readonly string[],
): CommandLine {
  const [first] = words;
  if (first === undefined || (helpWords.has(first) && words.length === 1))
    return { kind: 'help', text: overview(commands) };
  if (helpWords.has(first)) return helpFor(commands, words.slice(1));
  const command = commands.find(({ name }) => startsWith(words, name));
  if (command === undefined) return helpFor(commands, words);
  const rest = words.slice(command.name.split(' ').length);
  // After “--”, words are arguments.
  const end = rest.indexOf('--');
  if ((end === -1 ? rest : rest.slice(0, end)).some((word) => word === '--help' || word === '-h'))
    return { kind: 'help', text: writeHelp(command) };
  return { kind: 'command', name: command.name, ...command.read(rest) };
}

/** Returns the help of the commands that begin with these words. @throws UsageError if none does */
function helpFor(commands: readonly Command[], words: readonly string[]): CommandLine {
  const named = words.filter((word) => !helpWords.has(word));
  const exact = commands.find(({ name }) => name === named.join(' '));
  if (exact !== undefined) return { kind: 'help', text: writeHelp(exact) };
  const [group = ''] = named;
  const ofGroup = commands.filter(({ name }) => name.startsWith(`${group} `));
  const asksForHelp = named.length < words.length;
  if (ofGroup.length > 0 && named.length === 1 && asksForHelp)
    return { kind: 'help', text: overview(ofGroup) };
  const known = ofGroup.length > 0 ? ofGroup : commands;
  const unknown = ofGroup.length > 0 ? named.slice(0, 2).join(' ') : group;
  throw new UsageError(
    `There is no command ${quoted(unknown)}: use ${known.map(({ name }) => name).join(', ')}.`,
  );
}

function startsWith(words: readonly string[], name: string): boolean {
  return name.split(' ').every((word, index) => words[index] === word);
}

function overview(commands: readonly Command[]): string {
  const lines = commands.map((one) => [`parvis ${one.name}`, one.summary] as const);
  const width = Math.max(...lines.map(([name]) => name.length));
  return [
    ...lines.map(([name, summary]) => `${name.padEnd(width)}  ${summary}`),
    '',
    'parvis COMMAND --help tells more about each.',
  ].join('\n');
}

function writeHelp(command: Command): string {
  return [
    usageOf(command),
    '',
    command.summary,
    ...command.details.map((line) => `  ${line}`),
  ].join('\n');
}
