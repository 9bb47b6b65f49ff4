import { z } from 'zod';

const words = (longest: number) => z.string().trim().min(1).max(longest);

/** Everything that we keep of what people tell us about themselves, by kind. */
export const personalDataSchemas = {
  /** The address that a subject is found by. */
  email: z.email().max(254),
  name: words(200),
  /** What somebody calls an alert. */
  'alert-name': words(200),
  /** Words somebody searches for. */
  keywords: words(500),
  /** Where somebody is, in degrees. */
  coordinates: z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  /** What somebody writes to us. */
  message: words(20_000),
} as const;

export type PersonalDataKind = keyof typeof personalDataSchemas;
export type PersonalData = { [K in PersonalDataKind]: z.infer<(typeof personalDataSchemas)[K]> };

const personalDataKindSchema = z.object(personalDataSchemas).keyof();

/** What a datum belongs to, such as an alert's id; empty when it belongs to the subject as such. */
const aboutSchema = z.string().regex(/^[a-z0-9-]{0,64}$/);

const personalDatum = z.custom<PersonalDatum>();

/** One thing that a subject gave us. */
export type PersonalDatum = {
  [K in PersonalDataKind]: {
    readonly kind: K;
    readonly about: string;
    readonly value: PersonalData[K];
  };
}[PersonalDataKind];

/** Checks a datum by the schema of its kind. @throws ZodError */
export function parsePersonalDatum(kind: unknown, about: unknown, value: unknown): PersonalDatum {
  const known = personalDataKindSchema.parse(kind);
  return personalDatum.parse({
    kind: known,
    about: aboutSchema.parse(about),
    value: personalDataSchemas[known].parse(value),
  });
}
