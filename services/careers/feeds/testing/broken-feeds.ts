/** A broken or hostile feed: a text at its start, and one that is repeated up to some length. */
export type BrokenFeed = readonly [name: string, start: string, repeated: string];

/** A record in our own format with a hostile field, which is repeated. */
function recordWith(name: string, field: string, value: string): BrokenFeed {
  const given = { reference: 'A', title: 'B', applyUrl: 'https://x.example/1', [field]: value };
  return [`records, ${name}`, '', `${JSON.stringify(given)}\n`];
}

const page = '<html>';
const inJob = '<jobs><job><title>';

/** Every kind of broken feed that reading is measured with. */
export const brokenFeeds: readonly BrokenFeed[] = [
  ['objects that are never closed', '', '{"a":\n'],
  ['strings that are never closed', '', '{"a": "\n'],
  ['escapes outside of strings', '', '{\\"\n'],
  ['escapes outside of strings, at most places', '', '{\\" {}\n{}\n'],
  ['records broken one by one', '', '{"a": 1, x}\n'],
  ['records that close too late', '', '{"a": 1]\n{"b": 2}}\n'],
  ['records in records', '', '{"a": [\n'],
  ['arrays in arrays', '', '['],
  ['arrays in objects in arrays', '', '[{"a":'],
  ['escapes at the end', '{"a": "', '\\"'],
  ['one string', '{"reference": "', 'x'],
  ['one key', '{"', 'x'],
  ['one number', '{"reference": ', '9'],
  ['white space', '{"reference":', ' '],
  ['line breaks', '{"reference":', '\n'],
  ['zero bytes', '{"reference": "', '\0'],
  ['half of a character', '{"reference": "é', '\udcc3'],
  ['no format', '', 'x'],
  ['mismatched tags', '<jobs>', '<a></b>'],
  ['tags in tags', inJob, '<a>'],
  ['closing tags', inJob, '</a>'],
  ['jobs in jobs', '<jobs>', '<job>'],
  ['attributes', '<jobs ', 'a="1" '],
  ['one attribute', '<jobs a="', 'x'],
  ['one name of a tag', '<jobs><', 'x'],
  ['entities', inJob, '&a;&amp;&'],
  ['one entity', `${inJob}&`, 'a'],
  ['entities of entities', '<!DOCTYPE a [', '<!ENTITY b "&a;&a;">'],
  ['comments that are never closed', '<jobs>', '<!--'],
  ['dashes in a comment', '<jobs><!--', '-- '],
  ['instructions that are never closed', '<jobs>', '<?'],
  ['character data that is never closed', inJob, '<![CDATA[]]'],
  ['brackets in character data', `${inJob}<![CDATA[`, ']'],
  ['a script that is never closed', '<jobs><script>', '</a>'],
  ['comments before a page', '', '<!-- -->'],
  ['elements in elements of a page', page, '<div>'],
  ['links in links of a page', page, '<a>'],
  ['tables in tables of a page', page, '<table><b>'],
  ['paragraphs in formats of a page', page, '<b a><p><b b><p>'],
  ['closing tags in elements of a page', page, '<div></p>'],
  ['scripts of a page', page, '<script type="application/ld+json">{"a":'],
  recordWith('with entities', 'description', '&eacute;'.repeat(2_000)),
  recordWith('with elements in elements', 'description', '<div></p><b>'.repeat(1_000)),
  recordWith('with formats in formats', 'description', '<b a><p><i b><p>'.repeat(1_000)),
  recordWith('with lines', 'description', '- a\n\n'.repeat(600)),
  recordWith('with spaces', 'title', `${' '.repeat(8_000)}(`),
  recordWith('with a long place', 'place', `Nantes${' '.repeat(8_000)}(`),
  recordWith('with a long salary', 'salary', `${'9 '.repeat(4_000)}€`),
  recordWith('with a long date', 'publishedAt', '2026-'.repeat(2_000)),
  recordWith('with a long address', 'applyUrl', `https://${'a.'.repeat(4_000)}`),
];

/** Returns a broken feed of about this many bytes, in the parts in which a file is read. */
export function* partsOf([, start, repeated]: BrokenFeed, length: number): Generator<Uint8Array> {
  const each = Buffer.from(repeated.repeat(Math.ceil(65_536 / repeated.length)), 'utf8');
  yield Buffer.from(start, 'utf8');
  for (let left = length; left > 0; left -= each.length)
    yield each.length > left ? each.subarray(0, left) : each;
}
