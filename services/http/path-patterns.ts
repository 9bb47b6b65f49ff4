import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { z } from 'zod';

/** One concrete path of an endpoint in Express's syntax, and the parameters that its words determine. */
export interface PathPattern {
  readonly path: string;
  readonly settled: Readonly<Record<string, string>>;
}

/** The names between braces in an endpoint's path. */
export function namesInPath(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

/** An endpoint's path in each of its languages. */
export function listPaths({ path, localPaths }: Endpoint): readonly string[] {
  return localPaths === undefined ? [path] : Object.values(localPaths);
}

/**
 * Every path of an endpoint. A parameter with a closed list of values constrains the route, so it
 * becomes words: `/module/{id}/{action}` never catches `/module/{id}/lock`.
 */
export function pathPatterns(endpoint: Endpoint): readonly PathPattern[] {
  return listPaths(endpoint).flatMap((path) =>
    namesInPath(path).reduce<readonly PathPattern[]>(
      (patterns, name) => patterns.flatMap((pattern) => spellOut(pattern, name, endpoint.params)),
      [{ path, settled: {} }],
    ),
  );
}

function spellOut(pattern: PathPattern, name: string, params: z.ZodType): readonly PathPattern[] {
  const schema = params instanceof z.ZodObject ? params.shape[name] : undefined;
  if (!(schema instanceof z.ZodEnum))
    return [{ ...pattern, path: pattern.path.replace(`{${name}}`, `:${name}`) }];
  return schema.options.map((option) => ({
    path: pattern.path.replace(`{${name}}`, String(option)),
    settled: { ...pattern.settled, [name]: String(option) },
  }));
}

/** Orders paths so that, at the first segment in which two differ, a word comes before a parameter. */
export function compareByLiterals(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  for (const [index, segment] of left.entries()) {
    const other = right[index] ?? '';
    if (segment.startsWith(':') !== other.startsWith(':')) return segment.startsWith(':') ? 1 : -1;
    if (segment !== other) return segment < other ? -1 : 1;
  }
  return left.length - right.length;
}
