import { z } from 'zod';
import { byLocale, localeSchema, locales } from '../site/locale.ts';
import { maxPlaces, offerSalarySchema } from './offer.ts';
import { contractTypes, experienceLevels, remotePolicies, workingTimes } from './offer-groups.ts';

const text = z.string().trim().min(1);
const inLanguages = z.union([text, z.strictObject(byLocale(() => text.optional()))], {
  error: `expected a text, or an object with texts under ${locales.map((one) => `“${one}”`).join(', ')}`,
});
const textOrNumber = z.union([text, z.number()], { error: 'expected a text or a number' });

const placeSchema = z.strictObject({
  country: text.optional(),
  region: text.optional(),
  city: text.optional(),
  postalCode: text.optional(),
  street: text.optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
});
const inTextOrFields = z.union([text, placeSchema], { error: 'expected a text or an object' });

/**
 * A record in our own format, described in ops/offers-feed. Unlike other formats it is strict: a
 * record with a field that does not match the schema is refused, and the refusal names the field.
 */
export const ownRecordSchema = z.strictObject({
  reference: textOrNumber,
  title: inLanguages,
  description: inLanguages.optional(),
  language: localeSchema.optional(),
  contract: z.enum(contractTypes).optional(),
  domain: inLanguages.optional(),
  entity: text.optional(),
  place: inTextOrFields.optional(),
  /** Instead of `place`, or in addition to it. */
  places: z.array(inTextOrFields).max(maxPlaces).optional(),
  experience: z.enum(experienceLevels).optional(),
  workingTime: z.enum(workingTimes).optional(),
  remote: z.enum(remotePolicies).optional(),
  salary: z.union([text, offerSalarySchema], { error: 'expected a text or an object' }).optional(),
  publishedAt: textOrNumber.optional(),
  closesAt: textOrNumber.optional(),
  applyUrl: text,
});
