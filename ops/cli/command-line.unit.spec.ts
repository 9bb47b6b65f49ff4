import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { UsageError } from './command-line-error.ts';
import { commands } from './commands.ts';
import { readCommandLine } from './read-command-line.ts';

const ageKey = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';

/** Returns the words of a command line; quoted words may contain spaces. */
function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, inQuotes, word]) => inQuotes ?? word ?? '');
}

function requestOf(line: string): unknown {
  const read = readCommandLine(commands, wordsOf(line));
  return read.kind === 'command' ? { [read.name]: read.request } : read.text;
}

function refusalOf(words: readonly string[]): string {
  try {
    readCommandLine(commands, words);
  } catch (cause) {
    if (cause instanceof UsageError) return cause.message;
    throw cause;
  }
  throw new Error(`“${words.join(' ')}” was understood`);
}

const verified = { checkpoint: [], key: [], witness: [], 'read-models': false, files: false };

test.each([
  ['audit page --at 2026-01-05T09:30 /groupe', { path: '/groupe', at: '2026-01-05T08:30:00.000Z' }],
  [
    'audit page --at 2026-01-05T09:30:00+02:00 /x?page=2',
    { path: '/x?page=2', at: '2026-01-05T07:30:00.000Z' },
  ],
  [
    'audit page --at 1999-01-01 --html a.html /',
    { path: '/', at: '1998-12-31T23:00:00.000Z', html: 'a.html' },
  ],
  ['audit verify', verified],
  ['audit verify --read-models', { ...verified, 'read-models': true }],
  ['audit verify --files', { ...verified, files: true }],
  [
    'audit verify --checkpoint a --checkpoint=b --key k',
    { ...verified, checkpoint: ['a', 'b'], key: ['k'] },
  ],
  [
    'audit bundle --to 2026-01-05T09:30 --purpose Litige --drafts b.zip /a /b?page=2',
    {
      file: 'b.zip',
      paths: ['/a', '/b?page=2'],
      to: '2026-01-05T08:30:00.000Z',
      purpose: 'Litige',
      drafts: true,
    },
  ],
  ['audit replace-key', {}],
  ['audit begin-anew', { 'key-lost': false }],
  ['audit begin-anew --key-lost', { 'key-lost': true }],
  ['backup /backups/monday', { folder: '/backups/monday', recipient: [] }],
  [
    `backup b --recipient ${ageKey} --recipient=${ageKey}`,
    { folder: 'b', recipient: [ageKey, ageKey] },
  ],
  [
    'backup b --log-command "sh -c true"',
    { folder: 'b', recipient: [], 'log-command': 'sh -c true' },
  ],
  ['backup -- --odd-name', { folder: '--odd-name', recipient: [] }],
  ['restore b', { folder: 'b', replace: false }],
  ['restore --replace --identity key.txt b', { folder: 'b', replace: true, identity: 'key.txt' }],
  ['content import documents', { from: 'documents', rehearse: false, 'allow-host': [] }],
  ['demo offers --count 20000', { count: 20_000, yes: false, remove: false }],
  ['demo offers --count 5 --yes', { count: 5, yes: true, remove: false }],
  ['demo offers --remove', { yes: false, remove: true }],
  ['mail test a@bank.example', { address: 'a@bank.example', language: 'fr' }],
  ['mail test " a@bank.example " en', { address: 'a@bank.example', language: 'en' }],
  [
    'offers import jobs.json.gz',
    { from: 'jobs.json.gz', source: 'jobs', complete: false, allowsWithdrawals: false },
  ],
  [
    'offers import https://jobs.example/ --source bank --complete --allow-withdrawals --country be --format indeed',
    {
      from: 'https://jobs.example/',
      source: 'bank',
      complete: true,
      allowsWithdrawals: true,
      country: 'BE',
      format: 'indeed',
    },
  ],
  ['people export a@bank.example', { address: 'a@bank.example' }],
  ['people erase a@bank.example --yes', { address: 'a@bank.example', yes: true }],
  ['people erase a@bank.example', { address: 'a@bank.example', yes: false }],
  ['people refuse a@bank.example', { address: 'a@bank.example' }],
  ['people accept a@bank.example', { address: 'a@bank.example' }],
  ['projections status', {}],
  [
    'projections retry menus offers',
    { names: ['menus', 'offers'], failed: false, detached: false },
  ],
  ['projections skip --failed', { names: [], failed: true, detached: false }],
  [
    'projections rebuild --detached --wait',
    { names: [], failed: false, detached: true, wait: true },
  ],
  ['secrets reseal', {}],
])('“parvis %s” is understood', (line, request) => {
  expect(Object.values(Object(requestOf(line)))).toEqual([request]);
});

const tooMany = 'one argument too many';
const missing = 'An argument is missing';
const noAddress = 'That is no e-mail address';

test.each([
  ['nope', 'There is no command “nope”: use audit page'],
  ['offers', 'There is no command “offers”: use offers import'],
  ['offers export x', 'There is no command “offers export”'],
  ['Backup x', 'There is no command “Backup”'],
  ['--version', 'There is no command “--version”'],
  ['help nope', 'There is no command “nope”'],
  ['audit page --at 2026-01-05 groupe', 'begins with a slash'],
  ['audit page --at 2026-01-05', missing],
  ['audit page /groupe', 'The option --at is missing'],
  ['audit page --at yesterday /groupe', 'must be like 2026-01-05T09:30'],
  ['audit page --at 2026-02-31 /groupe', 'must be like 2026-01-05T09:30'],
  ['audit page --at 2999-01-01 /groupe', 'is in the future'],
  ['audit page --at 2026-01-05 /a /b', tooMany],
  ['audit page --at 2026-01-05 ""', 'The path is empty'],
  ['audit verify a.txt', tooMany],
  ['audit bundle --purpose x --to 2026-01-05 b.zip', 'Name the addresses'],
  ['audit bundle --purpose x --to 2026-01-05 b.zip a', 'must begin with a slash'],
  ['audit bundle --purpose x --to never b.zip /a', 'must be like 2026-01-05T09:30'],
  ['audit bundle --to 2026-01-05 b.zip /a', 'The option --purpose is missing'],
  ['audit replace-key now', tooMany],
  ['audit begin-anew now', tooMany],
  ['backup', missing],
  ['backup ""', 'The folder is empty'],
  ['backup a b', tooMany],
  ['backup a --replace', 'Unknown option “--replace”'],
  ['backup a --recipient', 'argument missing'],
  ['backup a --recipient age1nothing', 'A --recipient is a public key of age'],
  ['backup a --recipient AGE-SECRET-KEY-1', 'A --recipient is a public key of age'],
  ['restore', missing],
  ['restore a --replace=yes', 'does not take an argument'],
  ['restore a --identity ""', 'The file of --identity is empty'],
  ['content import', missing],
  ['content import a b', tooMany],
  ['demo offers', 'Give either --count or --remove'],
  ['demo offers --count 5 --remove', 'Give either --count or --remove'],
  ['demo offers --count 0', 'a whole number from 1'],
  ['demo offers --count=-5', 'a whole number from 1'],
  ['demo offers --count 1e3', 'a whole number from 1'],
  ['demo offers --count 0x10', 'a whole number from 1'],
  ['demo offers --count 1000001', 'a whole number from 1'],
  ['demo offers --count 99999999999999999999', 'a whole number from 1'],
  ['demo offers 5', tooMany],
  ['mail test', missing],
  ['mail test notanaddress', noAddress],
  ['mail test a@bank.example de', 'The language must be fr or en'],
  ['mail test a@bank.example fr en', tooMany],
  ['offers import', missing],
  ['offers import a b', tooMany],
  ['offers import ""', 'The feed is empty'],
  ['offers import a --format csv', 'The format must be one of'],
  ['offers import a --country France', 'The country must be the code of one'],
  ['offers import a --source "Not A Source"', 'Name the source with --source'],
  ['offers import 🙂', 'Name the source with --source'],
  ['people export', missing],
  ['people erase nobody', noAddress],
  ['people erase a@bank.example --force', 'Unknown option “--force”'],
  ['people refuse a@bank.example b@bank.example', tooMany],
  ['people accept ""', noAddress],
  ['projections status offers', tooMany],
  ['projections retry', 'Name projections'],
  ['projections skip --all', 'Unknown option “--all”'],
  ['projections rebuild ""', 'The name of a projection is empty'],
  ['projections rebuild menus --wait=1', 'does not take an argument'],
  ['secrets reseal now', tooMany],
])('“parvis %s” is refused, and the reason named', (line, reason) => {
  expect(refusalOf(wordsOf(line))).toContain(reason);
});

test.each([
  ['control characters', '\u001b[2J\u0007\u202e'],
  ['a name without end', 'x'.repeat(100_000)],
  ['an option without end', `--${'x'.repeat(100_000)}`],
  ['a property of objects', '__proto__'],
])('an argument that is %s is quoted harmlessly, and refused', (_what, word) => {
  for (const words of [[word], ['backup', 'a', word], ['people', 'export', word], ['mail', word]]) {
    const sentence = refusalOf(words);
    expect(sentence.length).toBeLessThan(600);
    expect(sentence).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  }
});

test('a path with a NUL character names no file', () => {
  for (const words of [
    ['backup', 'a\0b'],
    ['restore', 'a\0b'],
    ['content', 'import', 'a\0b'],
  ])
    expect(refusalOf(words)).toContain('contains a NUL character');
});

describe.each(commands)('parvis $name', ({ name, summary, usage }) => {
  const words = name.split(' ');

  test.each([
    [[...words, '--help']],
    [[...words, '-h']],
    [['help', ...words]],
    [[...words, '--unknown', '--help']],
  ])('%j shows how it is used and what it does', (line) => {
    const read = readCommandLine(commands, line);
    expect(read.kind === 'help' && read.text).toContain(`parvis ${name}${usage && ` ${usage}`}`);
    expect(read.kind === 'help' && read.text).toContain(summary);
  });

  test('its summary fits on a line of the overview', () => {
    expect(`parvis ${name}  ${summary}`.length).toBeLessThanOrEqual(100);
    const read = readCommandLine(commands, []);
    expect(read.kind === 'help' && read.text).toMatch(
      new RegExp(`^parvis ${name} +${summary}$`, 'm'),
    );
  });
});

test.each(['', 'help', '--help', '-h'])('“parvis %s” shows a line for each command', (line) => {
  const read = readCommandLine(commands, wordsOf(line));
  const lines = read.kind === 'help' ? read.text.split('\n') : [];
  expect(lines.filter((one) => one.startsWith('parvis ')).length).toBe(commands.length + 1);
});

test('every command is in both tables', async () => {
  const source = await readFile(new URL(import.meta.url), 'utf8');
  const absent = commands.filter(({ name }) => source.split(`'${name}`).length < 3);
  expect(absent.map(({ name }) => name)).toEqual([]);
});
