import { z } from 'zod';
import { isOwnPath } from '../menus/safe-links.ts';
import type { Revisioned } from '../revisions/revisioned.ts';
import { isPrefix, sourceOf, sourcesMatching } from './matching.ts';
import { maxRedirectLength } from './source-path.ts';

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

/** A redirect as events store it: `from` is normalised by `sourceOf`. */
export const redirectContentSchema = z.object({
  from: z.string().startsWith('/').max(maxRedirectLength),
  target: redirectTargetSchema,
  beneath: z
    .literal(true)
    .optional()
    .describe('Whether the star at the end of “from” stands for every address beneath it'),
});
export type RedirectContent = z.infer<typeof redirectContentSchema>;

/** A redirect as it is sent: `from` as it is typed or copied; the server says whether it is a prefix. */
export const redirectInputSchema = redirectContentSchema.extend({
  from: z
    .string()
    .trim()
    .min(1)
    .max(maxRedirectLength)
    .refine((path) => sourceOf(path) !== undefined, { params: { reason: 'old-address' } })
    .overwrite((path) => sourceOf(path) ?? path)
    .describe(
      'A path of this site in any spelling; with up to three parameters, which a request must all have (“/?p=123”); or with “/*” at its end for all that is beneath',
    ),
});

/** A redirect folded from its stream. */
export type Redirect = Revisioned<RedirectContent>;

/**
 * Returns a redirect as it is stored: marked as a prefix if it is one, and with a target on this
 * site as its path.
 * @param origin of this site
 */
export function toStored({ from, target }: RedirectContent, origin: string): RedirectContent {
  const stored =
    target.status === 410 ? target : { ...target, to: withoutOrigin(target.to, origin) };
  return { from, target: stored, beneath: isPrefix(from) || undefined };
}

/** Returns an address of this site as its path, whatever its scheme; others as they are. */
function withoutOrigin(address: string, origin: string): string {
  const { host } = new URL(origin);
  const [own] = /^https?:\/\/[^/?#]*/i.exec(address) ?? [];
  if (own?.replace(/^https?:\/\//i, '').toLowerCase() !== host) return address;
  const rest = address.slice(own.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * Returns every old address by which a redirect would be found at the target of this one, the path
 * of the target among them; none for targets that are not on this site.
 */
export function sourcesAtTarget(target: RedirectTarget): readonly string[] {
  return target.status === 410 || !isOwnPath(target.to) ? [] : sourcesMatching(target.to);
}

/**
 * Returns the target of a redirect within this site, as a normalised path; undefined for other
 * targets, and where what follows a prefix is kept.
 */
export function findOwnPath(target: RedirectTarget): string | undefined {
  return sourcesAtTarget(target).find((one) => !one.includes('?') && !isPrefix(one));
}

function encoded(address: string): string {
  return address
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[^\x21-\x7e]+/g, (part) => encodeURIComponent(part));
}
