import { hash } from 'node:crypto';
import type { Statement } from './queryable.ts';

/**
 * Returns a statement that each connection parses and plans once, under a name made from its text.
 */
export function prepared(text: string): Statement {
  return { name: hash('sha1', text), text };
}
