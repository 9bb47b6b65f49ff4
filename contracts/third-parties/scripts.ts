import { z } from 'zod';
import { inEachLocale } from '../site/locale.ts';

const line = (maximum: number) => z.string().trim().min(1).max(maximum);

/** Whether an address is encrypted, or on this machine, as in development. */
function isSafe({ protocol, hostname }: URL): boolean {
  if (protocol === 'https:') return true;
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** An address without credentials, and without what a content security policy would misread. */
const address = z
  .string()
  .max(500)
  .refine((text) => URL.canParse(text))
  .transform((text) => new URL(text))
  .refine((url) => isSafe(url) && !url.username && !url.hash && !/[\s;,'"]/.test(url.href));

/** What a script is for, which determines the consent it requires. */
export const scriptUses = ['measurement', 'conversion'] as const;
export type ScriptUse = (typeof scriptUses)[number];

/** Scripts of third parties, which only an operator can name. Specification, section 7. */
export const thirdPartyScriptsSchema = z
  .array(
    z.strictObject({
      use: z.enum(scriptUses),
      name: line(80),
      company: line(120),
      purpose: inEachLocale(line(300)).strict(),
      url: address.transform(({ href }) => href),
      /** Other origins that it loads scripts from, or reports to. */
      origins: z
        .array(
          address
            .refine(({ pathname, search }) => pathname === '/' && search === '')
            .transform((url) => url.origin),
        )
        .max(10)
        .default([]),
    }),
  )
  .max(20);
export type ThirdPartyScript = z.infer<typeof thirdPartyScriptsSchema>[number];
