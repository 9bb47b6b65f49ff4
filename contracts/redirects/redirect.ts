import { z } from 'zod';
import { isOwnPath } from '../menus/safe-links.ts';
import type { Revisioned } from '../revisions/revisioned.ts';
import { comparablePath, maxRedirectLength } from './source-path.ts';

/** The target of a redirect: another address, permanently or temporarily, or gone. */
export const redirectTargetSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal([301, 302, 308]),
    /** A path of this site, or an absolute http(s) URL; ASCII, as required by the Location header. */
    to: z.string().trim().min(1).max(maxRedirectLength).overwrite(encoded),
  }),
  z.object({ status: z.literal(410) }),
]);
export type RedirectTarget = z.infer<typeof redirectTargetSchema>;

/** A redirect as events store it: `from` is a path normalised by `comparablePath`. */
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

/** A redirect folded from its stream. */
export type Redirect = Revisioned<RedirectContent>;

/**
 * Returns the target of a redirect within this site, as a normalised path; undefined for other
 * targets.
 */
export function findOwnPath(target: RedirectTarget): string | undefined {
  if (target.status === 410 || !isOwnPath(target.to)) return undefined;
  return comparablePath(target.to.replace(/[?#].*$/s, ''));
}

function encoded(address: string): string {
  return address
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[^\x21-\x7e]+/g, (part) => encodeURIComponent(part));
}
