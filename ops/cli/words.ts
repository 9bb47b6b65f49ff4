import { z } from 'zod';

/** Returns the schema of words that are not empty. @param what the beginning of a sentence about them */
export function words(what: string) {
  return z
    .string(`${what} is missing.`)
    .min(1, `${what} is empty.`)
    .max(4_096, `${what} is too long.`)
    .refine((text) => !text.includes('\0'), `${what} contains a NUL character.`);
}

/** Returns the schema of a whole number in decimal digits. */
export function wholeNumber(what: string, least: number, most: number) {
  return z
    .string(`${what} is missing.`)
    .refine(
      (text) => /^\d{1,15}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `${what} must be a whole number from ${least} to ${most}.`,
    )
    .transform(Number);
}
