import { z } from 'zod';

const words = (longest: number) => z.string().trim().min(1).max(longest);

/** All the personal data that we store, by kind. */
export const personalDataSchemas = {
  /** The email address by which a subject is found. */
  email: z.email().max(254),
  name: words(200),
  /** The name somebody gave an alert. */
  'alert-name': words(200),
  /** The keywords of an alert. */
  keywords: words(500),
  /** A location, in degrees. */
  coordinates: z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  /** A message somebody sent us. */
  message: words(20_000),
} as const;

export type PersonalDataKind = keyof typeof personalDataSchemas;
export type PersonalData = { [K in PersonalDataKind]: z.infer<(typeof personalDataSchemas)[K]> };

const personalDataKindSchema = z.object(personalDataSchemas).keyof();

/**
 * The id of the item that personal data belongs to, such as an alert; empty when it belongs to the
 * subject itself.
 */
export const aboutSchema = z.string().regex(/^[a-z0-9-]{0,64}$/);

const personalDatum = z.custom<PersonalDatum>();

/** One piece of a subject's personal data. */
export type PersonalDatum = {
  [K in PersonalDataKind]: {
    readonly kind: K;
    readonly about: string;
    readonly value: PersonalData[K];
  };
}[PersonalDataKind];

/** Parses a datum with the schema of its kind. @throws ZodError */
export function parsePersonalDatum(kind: unknown, about: unknown, value: unknown): PersonalDatum {
  const known = personalDataKindSchema.parse(kind);
  return personalDatum.parse({
    kind: known,
    about: aboutSchema.parse(about),
    value: personalDataSchemas[known].parse(value),
  });
}
