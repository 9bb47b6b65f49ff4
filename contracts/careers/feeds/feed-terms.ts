import { z } from 'zod';
import { mappingNameSchema } from '../mapping/events.ts';
import { offerPlaceSchema, offerSchema } from '../offer.ts';

/** The intervals between two imports of a feed. */
export const feedIntervals = ['quarter-hour', 'hour', 'six-hours'] as const;

/** When a feed is fetched: at an interval, or each day at a time in Paris. */
export const feedScheduleSchema = z.discriminatedUnion('every', [
  z.object({ every: z.enum(feedIntervals) }),
  z.object({
    every: z.literal('day'),
    at: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time, such as 05:30')
      .describe('HH:MM, in Paris'),
  }),
]);
export type FeedSchedule = z.infer<typeof feedScheduleSchema>;
export const feedSchedules = [...feedIntervals, 'day'] as const;

/** What administrators say of a feed; its secrets are apart. */
export const feedTermsSchema = z.object({
  address: z
    .url({ protocol: /^https?$/, error: 'an address that begins with https://' })
    .max(1000)
    .refine((address) => !URL.canParse(address) || new URL(address).username === '', {
      error: 'an address without a name and a password, which are secrets',
    })
    .describe('Without any secret: keys are set apart, as headers or parameters'),
  mapping: mappingNameSchema
    .nullable()
    .describe('The mapping by which it is read; without one, its format is recognised'),
  country: offerPlaceSchema.shape.country
    .nullable()
    .describe('The country that it is from: of towns with one name, those there are meant'),
  schedule: feedScheduleSchema,
  isOn: z.boolean().describe('Whether it is fetched by its schedule'),
});
export type FeedTerms = z.infer<typeof feedTermsSchema>;

export const feedSourceSchema = offerSchema.shape.source;

/** Where a secret of a feed is sent. */
export const secretPlaces = ['header', 'query'] as const;
export type SecretPlace = (typeof secretPlaces)[number];

/** Headers that the fetcher sets by itself, or that are of the connection. */
const reservedHeaders = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'content-type',
  'cookie2',
  'expect',
  'host',
  'if-modified-since',
  'if-none-match',
  'keep-alive',
  'range',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The name of a header or parameter that holds a secret. */
export const secretNameSchema = z
  .string()
  .max(60)
  .regex(/^[A-Za-z][\w.-]*$/, 'a letter, then letters, digits, dashes, dots and underscores')
  .refine((name) => !reservedHeaders.has(name.toLowerCase()), 'a header of the connection itself');

/** A secret with which a feed is requested, such as a token. */
export const feedSecretSchema = z.object({
  in: z.enum(secretPlaces).describe('A header of the request, or a parameter of its address'),
  name: secretNameSchema,
  value: z
    .string()
    .max(4000)
    .regex(/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/, 'printable ASCII, without spaces around'),
});
export type FeedSecret = z.infer<typeof feedSecretSchema>;

/** A secret as everybody reads it: that there is one. */
export const knownSecretSchema = feedSecretSchema
  .omit({ value: true })
  .extend({ setAt: z.iso.datetime() });
export type KnownSecret = z.infer<typeof knownSecretSchema>;

/** How many feeds there may be, and secrets of one. */
export const maxFeeds = 100;
export const maxFeedSecrets = 10;
