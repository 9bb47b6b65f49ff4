import { z } from 'zod';
import { maxHrefLength, richTextSchema, unstorableCharacters } from '../rich-text/document.ts';
import { byLocale, inEachLocale } from '../site/locale.ts';
import {
  continents,
  contractTypes,
  experienceLevels,
  remotePolicies,
  workingTimes,
} from './offer-groups.ts';

const maxReferenceLength = 120;
const maxNameLength = 120;
const maxTitleLength = 200;
const maxSalaryLength = 200;
const maxPostalCodeLength = 20;
const maxStreetLength = 200;
/** The places of one offer, at most. */
export const maxPlaces = 50;

const text = (length: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(length)
    .refine((source) => !unstorableCharacters.test(source), 'a character that cannot be stored');

/** Returns the schema of a text in one of the languages, or in several. */
const inSomeLanguage = <S extends z.ZodType>(schema: S) =>
  z
    .object(byLocale(() => schema.optional()))
    .refine((source) => Object.values(source).some((one) => one !== undefined), 'no language');

/** A place of work, as precise as the source gave it, with local names. */
export const offerPlaceSchema = z.object({
  continent: z.enum(continents),
  /** ISO 3166-1, two capitals. */
  country: z.string().regex(/^[A-Z]{2}$/),
  region: text(maxNameLength).optional(),
  city: text(maxNameLength).optional(),
  postalCode: text(maxPostalCodeLength).optional(),
  /** The number and the street: “12 rue de la Paix”. */
  street: text(maxStreetLength).optional(),
  /** Degrees, WGS 84; of the city or the region when the source gave none. */
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
});
export type OfferPlace = z.infer<typeof offerPlaceSchema>;

const amount = z.number().min(0).max(100_000_000);

/** The salary: a range of amounts, of which one end may be open, or a text of the source. */
export const offerSalarySchema = z.union([
  z
    .object({
      /** Equal to the maximum when the salary is exactly that; without a maximum, “from”. */
      minimum: amount.optional(),
      /** Without a minimum, “up to”. */
      maximum: amount.optional(),
      /** ISO 4217. */
      currency: z.string().regex(/^[A-Z]{3}$/),
      per: z.enum(['hour', 'day', 'month', 'year']),
    })
    .refine(({ minimum, maximum }) => minimum !== undefined || maximum !== undefined, 'no amount'),
  z.object({ words: text(maxSalaryLength) }),
]);
export type OfferSalary = z.infer<typeof offerSalarySchema>;

const instant = z.iso.datetime({ abort: true });

/** A job offer, as its source gives it or with an editor's corrections. */
export const offerSchema = z.object({
  /** The source: lowercase words joined by dashes. */
  source: z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** The id that the source gives the offer; unique within the source. */
  reference: text(maxReferenceLength),
  title: inSomeLanguage(text(maxTitleLength)),
  description: inSomeLanguage(richTextSchema),
  contract: z.enum(contractTypes).optional(),
  /** The field of work, named in each language. */
  domain: inEachLocale(text(maxNameLength)).optional(),
  /** The company of the group, or the employer, by name. */
  entity: text(maxNameLength).optional(),
  /** The first of its places: see `placesOf`. */
  place: offerPlaceSchema.optional(),
  /** The places after the first. */
  otherPlaces: z
    .array(offerPlaceSchema)
    .max(maxPlaces - 1)
    .optional(),
  experience: z.enum(experienceLevels).optional(),
  workingTime: z.enum(workingTimes).optional(),
  remote: z.enum(remotePolicies).optional(),
  salary: offerSalarySchema.optional(),
  publishedAt: instant,
  /** The deadline for applications. */
  closesAt: instant.optional(),
  applyUrl: z.url({ protocol: /^https?$/ }).max(maxHrefLength),
});
export type Offer = z.infer<typeof offerSchema>;

/** The fields that an editor can correct. */
export const offerCorrectionSchema = offerSchema
  .omit({ source: true, reference: true, publishedAt: true })
  .partial();
export type OfferCorrection = z.infer<typeof offerCorrectionSchema>;

/** The fields of an offer as changes to it name them: `place` stands for all its places. */
export const offerFields = offerSchema.omit({ otherPlaces: true }).keyof().options;
export type OfferField = (typeof offerFields)[number];

/** Returns all places of an offer, or of its corrected fields, the first one first. */
export function placesOf({
  place,
  otherPlaces = [],
}: Pick<OfferCorrection, 'place' | 'otherPlaces'>): readonly OfferPlace[] {
  return place === undefined ? otherPlaces : [place, ...otherPlaces];
}

/** Returns whether a correction sets a field. */
export function corrects(correction: OfferCorrection, field: OfferField): boolean {
  const source: Partial<Record<OfferField, unknown>> = correction;
  return source[field] !== undefined || (field === 'place' && correction.otherPlaces !== undefined);
}
