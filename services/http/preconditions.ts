import { createHash } from 'node:crypto';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';

/** An entity tag of RFC 9110, section 8.8.3, and a list of them. */
const entityTag = String.raw`(?:W/)?"[\x21\x23-\x7e\x80-\xff]*"`;
const entityTags = new RegExp(`^${entityTag}(?:\\s*,\\s*${entityTag})*$`);
/** The tags that `toEtag` and `toReadEtag` make; others, and weak ones, never match. */
const revisionTag = /(?<!W\/)"(0|[1-9]\d{0,8})(?:\.[\w-]+)?"/g;

/**
 * Whether `If-None-Match` names an entity tag, by weak comparison: alone, in a list, or as `*`
 * (RFC 9110, section 13.1.2).
 */
export function namesEntityTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  const tag = opaque(etag);
  return header.split(',').some((one) => one.trim() === '*' || opaque(one.trim()) === tag);
}

function opaque(etag: string): string {
  return etag.replace(/^W\//, '');
}

/** A revision as an entity tag. */
export function toEtag(revision: number): string {
  return `"${revision}"`;
}

/**
 * The entity tag of what a read returns. What is returned with a revision changes without it, such
 * as the address of a page with that of its parent, so the tag names both.
 */
export function toReadEtag(revision: number | undefined, returned: string): string {
  const digest = createHash('sha256').update(returned).digest('base64url').slice(0, 16);
  return revision === undefined ? `".${digest}"` : `"${revision}.${digest}"`;
}

/**
 * The revision that `If-Match` names, by strong comparison (RFC 9110, section 13.1.1): weak tags
 * and tags of another format match nothing, which is 412, as for an outdated revision. A write
 * follows one revision, so the newest of several counts. `*` names none: it suffices for endpoints
 * that do not require a revision, and is 428 elsewhere. A malformed list is `invalid`.
 */
export function revisionToMatch(
  rule: Endpoint['ifMatch'],
  header: string | undefined,
): Outcome<number | undefined> {
  if (rule === undefined) return accept(undefined);
  const value = header?.trim() ?? '';
  if (value === '' || value === '*')
    return rule === 'required' ? refuseAny(value) : accept(undefined);
  if (!entityTags.test(value))
    return refuse('invalid', {
      params: { reason: 'format', header: 'If-Match', example: toEtag(3) },
    });
  const revisions = [...value.matchAll(revisionTag)].map(([, revision]) => Number(revision));
  return revisions.length === 0
    ? refuse('stale-revision', { params: { reason: 'unknown-tag' } })
    : accept(Math.max(...revisions));
}

function refuseAny(value: string): Outcome<never> {
  return value === '*'
    ? refuse('precondition-required', { params: { reason: 'any' } })
    : refuse('precondition-required', { params: { example: toEtag(3) } });
}
