import { z } from 'zod';
import { isOwnPath } from '../menus/safe-links.ts';
import type { Revisioned } from '../revisions/revisioned.ts';
import { comparablePath, maxRedirectLength } from './source-path.ts';

/** Where an address leads now: elsewhere, for good or for now, or nowhere any more. */
export const redirectTargetSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal([301, 302, 308]),
    /** A path of this site, or a whole http(s) address; ASCII, as a Location header takes it. */
    to: z.string().trim().min(1).max(maxRedirectLength).overwrite(encoded),
  }),
  z.object({ status: z.literal(410) }),
]);
export type RedirectTarget = z.infer<typeof redirectTargetSchema>;

/** A redirect as its events keep it: `from` is a path as the site compares addresses. */
export const redirectContentSchema = z.object({
  from: z.string().startsWith('/').max(maxRedirectLength),
  target: redirectTargetSchema,
});
export type RedirectContent = z.infer<typeof redirectContentSchema>;

/** A redirect as it is sent: `from` in any spelling of its path. */
export const redirectInputSchema = redirectContentSchema.extend({
  from: z
    .string()
    .trim()
    .min(1)
    .max(maxRedirectLength)
    .refine((path) => comparablePath(path) !== undefined, 'a path of this site, without query')
    .overwrite((path) => comparablePath(path) ?? path),
});

/** A redirect as its stream tells it. */
export type Redirect = Revisioned<RedirectContent>;

/** The path of this site that a redirect leads to, as the site compares addresses; undefined elsewhere. */
export function ownPathOf(target: RedirectTarget): string | undefined {
  if (target.status === 410 || !isOwnPath(target.to)) return undefined;
  return comparablePath(target.to.replace(/[?#].*$/s, ''));
}

function encoded(address: string): string {
  return address
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[^\x21-\x7e]+/g, (part) => encodeURIComponent(part));
}
