/** One step of a path: into the fields of a name, of which some are chosen. */
export interface PathStep {
  /** The name of a field, `@name` for an attribute of XML, `*` for any. */
  readonly name: string;
  /** Only the one at this place, from 1. */
  readonly at?: number;
  /** Only those with a field of this text. */
  readonly where?: { readonly name: string; readonly is: string };
}

/** The maximum number of steps. */
const maxSteps = 20;
const step = /^([^[\]]+)(?:\[(?:(\d{1,4})|([^[\]=]+)=([^[\]]*))\])?$/;

/**
 * Parses a path into a record: names joined by slashes, each followed by `[2]` or `[name=text]` if
 * only some are meant. A slash within a name is `~1`, a tilde `~0`. An empty path is the record.
 * @returns undefined when it is not a path
 */
export function parsePath(text: string): readonly PathStep[] | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  const steps = trimmed.split('/').map(parseStep);
  const known = steps.filter((one) => one !== undefined);
  return known.length === steps.length && known.length <= maxSteps ? known : undefined;
}

function parseStep(text: string): PathStep | undefined {
  const [, name, at, key, is = ''] = step.exec(text.trim()) ?? [];
  if (name === undefined || at === '0') return undefined;
  const named = { name: unescaped(name) };
  if (at !== undefined) return { ...named, at: Number(at) };
  return key === undefined
    ? named
    : { ...named, where: { name: unescaped(key), is: unescaped(is) } };
}

function unescaped(name: string): string {
  return name.trim().replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Returns a name as a step of a path. */
export function stepOf(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
