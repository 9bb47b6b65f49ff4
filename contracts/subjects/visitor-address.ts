import { z } from 'zod';

/** The maximum length of an e-mail address, in characters. */
export const maxAddressLength = 254;
/** Letters of the last part of an address. Specification, section 5: longer ones are refused. */
const suffixMinimumLetters = 2;
const suffixMaximumLetters = 6;

const suffix = new RegExp(`\\.[a-z]{${suffixMinimumLetters},${suffixMaximumLetters}}$`, 'i');

/**
 * The e-mail address that a visitor types into a form: local part, at sign, domain, dot, and a
 * suffix of 2 to 6 letters. An absent address is refused as missing, any other invalid one as
 * malformed.
 */
export const visitorAddressSchema = z
  .string()
  .trim()
  .min(1)
  .max(maxAddressLength)
  .superRefine((address, context) => {
    if (address === '' || address.length > maxAddressLength) return;
    if (!z.email().safeParse(address).success || !suffix.test(address))
      context.addIssue({ code: 'custom', params: { reason: 'address' } });
  });
