import { roleSchema } from '@parvis/contracts/accounts/roles.ts';
import { offerSchema } from '@parvis/contracts/careers/offer.ts';
import { mailFromSchema } from '@parvis/contracts/mail/mail.ts';
import { thirdPartyScriptsSchema } from '@parvis/contracts/third-parties/scripts.ts';
import { z } from 'zod';
import { isHostEntry } from '../fetching/allowed-hosts.ts';

/** The roles of a process; all of them by default. */
export const processRoles = ['web', 'projector', 'worker', 'notary'] as const;
export type ProcessRole = (typeof processRoles)[number];

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

function wholeNumber(from: number, to: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(from).max(to));
}

function urlWith(protocols: readonly string[]) {
  return z.string().refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname } = new URL(text);
    return protocols.includes(protocol) && hostname !== '';
  });
}

const flag = z.enum(['0', '1']).transform((text) => text === '1');

const origin = urlWith(['http:', 'https:'])
  .transform((text) => new URL(text))
  .refine(
    ({ pathname, search, hash, username }) => pathname === '/' && !search && !hash && !username,
  )
  .transform((url) => url.origin);

const originList = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .pipe(z.array(origin).nonempty());

/** `https://KEY:SECRET@host/bucket?region=…`, parsed. */
const bucket = urlWith(['http:', 'https:'])
  .transform((text) => new URL(text))
  .refine(
    ({ username, password, pathname, searchParams }) =>
      username !== '' &&
      password !== '' &&
      /^\/[^/]+$/.test(pathname) &&
      searchParams.has('region'),
  )
  .transform((url) => ({
    endpoint: url.origin,
    bucket: url.pathname.slice(1),
    region: url.searchParams.get('region') ?? '',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }));

const thirdPartyScripts = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('not JSON');
      return z.NEVER;
    }
  })
  .pipe(thirdPartyScriptsSchema);

/** The location of a JSON document: a URL, or a file. */
const documentAddress = z
  .string()
  .refine((text) => URL.canParse(text) && /^(?:https?|file):$/.test(new URL(text).protocol));

const roles = z
  .string()
  .transform((text) => text.split(',').map((role) => role.trim()))
  .pipe(z.array(z.enum(processRoles)).nonempty())
  .transform((names) => processRoles.filter((role) => names.includes(role)));

const secondFactorRoles = z
  .string()
  .transform((text) => text.split(',').map((role) => role.trim()))
  .pipe(z.array(roleSchema).nonempty());

const hostList = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .pipe(z.array(z.string().refine(isHostEntry)).nonempty());

const secret = z.string().min(32).max(200);

const earlierSecrets = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .pipe(z.array(secret).nonempty());

/** A feed of offers with the name of its source. */
export interface OffersFeed {
  readonly source: string;
  readonly url: string;
}

const offersFeeds = z
  .string()
  .transform((text) =>
    text.split(/\s+/).map((entry): OffersFeed => {
      const at = entry.indexOf('=');
      return { source: entry.slice(0, Math.max(at, 0)), url: entry.slice(at + 1) };
    }),
  )
  .pipe(z.array(z.object({ source: offerSchema.shape.source, url: urlWith(['http:', 'https:']) })));

/** A witness that cosigns checkpoints of the log. */
export interface WitnessAddress {
  /** Its verifier key, `name+id+key` (C2SP tlog-cosignature). */
  readonly key: string;
  /** The address below which it takes checkpoints, without a slash at its end. */
  readonly url: string;
}

/** `name+id+key=url`, separated by spaces. */
const witnesses = z
  .string()
  .transform((text) =>
    text.split(/\s+/).map((entry): WitnessAddress => {
      const [, key = '', url = ''] = /^([^+]+\+[0-9a-f]{8}\+[\w+/]{44})=(.+)$/.exec(entry) ?? [];
      return { key, url: url.replace(/\/$/, '') };
    }),
  )
  .pipe(
    z.array(
      z.object({
        // The first byte of a key says what it signs: 4 is a cosignature.
        key: z.string().regex(/^[^+]+\+[0-9a-f]{8}\+B[\w+/]{43}$/),
        url: urlWith(['http:', 'https:']),
      }),
    ),
  );

/** A header that requests for the feed of a source contain. */
export interface OffersHeader {
  readonly source: string;
  readonly name: string;
  readonly value: string;
}

/** `source=Name: value`, separated by semicolons. */
const offersHeaders = z
  .string()
  .transform((text) =>
    text.split(';').map((entry): OffersHeader => {
      const [, source = '', name = '', value = ''] =
        /^\s*([^=\s]+)=([^:\s]+):\s*(.*?)\s*$/.exec(entry) ?? [];
      return { source, name, value };
    }),
  )
  .pipe(
    z.array(
      z.object({
        source: offerSchema.shape.source,
        name: z.string().regex(/^[!#$%&'*+.^_`|~\w-]+$/),
        value: z.string().regex(/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/),
      }),
    ),
  );

/** The country that the feed of a source is from (ISO 3166-1, two capitals). */
export interface OffersCountry {
  readonly source: string;
  readonly country: string;
}

// oxlint-disable-next-line parvis/languages-are-listed -- Operators read them in English.
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Codes with a name that are of no country. */
const otherRegions = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** A code of a country, its present one: “uk” is GB. */
export const countryCodeSchema = z
  .string()
  .regex(/^[A-Za-z]{2}$/)
  .transform((code) => Intl.getCanonicalLocales(`und-${code}`).join().slice('und-'.length))
  .refine((code) => countryNames.of(code) !== undefined && !otherRegions.has(code));

/** `source=FR`, separated by spaces. */
const offersCountries = z
  .string()
  .transform((text) =>
    text.split(/\s+/).map((entry): OffersCountry => {
      const at = entry.lastIndexOf('=');
      return { source: entry.slice(0, Math.max(at, 0)), country: entry.slice(at + 1) };
    }),
  )
  .pipe(z.array(z.object({ source: offerSchema.shape.source, country: countryCodeSchema })));

/** `host:port`, parsed; an IPv6 address is in brackets. */
const hostAndPort = z
  .string()
  .regex(/^[^/?#@\s]+:[1-9]\d{0,4}$/)
  .refine((text) => URL.canParse(`tcp://${text}`))
  .transform((text) => new URL(`tcp://${text}`))
  .transform(({ hostname, port }) => ({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port),
  }));

/** A cache in front of the site: `varnish:http://…`, `fastly:SERVICE` or `cloudflare:ZONE`. */
export type FrontCache =
  | { readonly kind: 'varnish'; readonly address: string }
  | { readonly kind: 'fastly' | 'cloudflare'; readonly service: string };

const frontCaches = z
  .string()
  .transform((text) => text.split(/\s+/))
  .pipe(
    z.array(
      z.string().transform((entry, context): FrontCache => {
        const [, kind, rest = ''] = /^(varnish|fastly|cloudflare):(.+)$/.exec(entry) ?? [];
        if (kind === 'varnish' && origin.safeParse(rest).success)
          return { kind, address: `${new URL(rest).origin}/` };
        if ((kind === 'fastly' || kind === 'cloudflare') && /^\w{1,64}$/.test(rest))
          return { kind, service: rest };
        context.addIssue('not a cache');
        return z.NEVER;
      }),
    ),
  );

/** The schema of each variable. Every value is non-empty text. */
export const variableSchemas = {
  PARVIS_PORT: wholeNumber(1, 65_535),
  PARVIS_HOST: z.union([z.ipv4(), z.ipv6(), z.hostname()]),
  PARVIS_DATA: z.string().refine((path) => !path.includes('\0')),
  PARVIS_URL: origin.optional(),
  PARVIS_ADMIN_EMAIL: z
    .email()
    .transform((address) => address.toLowerCase())
    .optional(),
  PARVIS_ADMIN_PASSWORD: z.string().min(12).max(200).optional(),
  PARVIS_DEMO: flag,
  PARVIS_ROLES: roles,
  PARVIS_DATABASE_URL: urlWith(['postgres:', 'postgresql:']).optional(),
  PARVIS_LOG_URL: urlWith([
    'postgres:',
    'postgresql:',
    'esdb:',
    'esdb+discover:',
    'kurrentdb:',
    'kurrentdb+discover:',
  ]).optional(),
  PARVIS_LOG_OWNER_URL: urlWith(['postgres:', 'postgresql:']).optional(),
  PARVIS_NATS_URL: urlWith(['nats:', 'tls:']).optional(),
  PARVIS_TYPESENSE_URL: origin.optional(),
  PARVIS_TYPESENSE_KEY: z.string().min(1).max(200).optional(),
  PARVIS_TYPESENSE_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/)
    .optional(),
  PARVIS_S3_URL: bucket.optional(),
  PARVIS_TIMESTAMP_URL: urlWith(['http:', 'https:']).optional(),
  PARVIS_TIMESTAMP_CA: z.string().min(1).optional(),
  PARVIS_NOTARY_KEY: z.string().min(1).optional(),
  PARVIS_WITNESSES: witnesses.default([]),
  PARVIS_CLAMD: hostAndPort.optional(),
  PARVIS_SECRET: secret.optional(),
  PARVIS_SECRET_EARLIER: earlierSecrets.default([]),
  PARVIS_SMTP_URL: urlWith(['smtp:', 'smtps:']).optional(),
  PARVIS_MAIL_FROM: mailFromSchema.optional(),
  PARVIS_EMPLOYER_REVIEW_URL: documentAddress.optional(),
  PARVIS_SOCIAL_POSTS_URL: documentAddress.optional(),
  PARVIS_VIDEO_CATALOGUE_URL: documentAddress.optional(),
  PARVIS_MEMENTO: flag,
  PARVIS_PUBLIC_API: flag,
  PARVIS_API_ORIGINS: originList.default([]),
  PARVIS_FETCH_HOSTS: hostList.default([]),
  PARVIS_CACHES: frontCaches.default([]),
  PARVIS_CACHE_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional(),
  PARVIS_SCRIPTS: thirdPartyScripts.default([]),
  PARVIS_WEBHOOK_HOSTS: hostList.default([]),
  PARVIS_INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/)
    .optional(),
  PARVIS_INDEXNOW_URL: urlWith(['http:', 'https:']),
  PARVIS_GOOGLE_INDEXING_KEY: z.string().min(1).optional(),
  PARVIS_GOOGLE_INDEXING_PER_DAY: wholeNumber(1, 1_000_000),
  PARVIS_MEDIA_HOSTS: hostList.default([]),
  PARVIS_OFFERS_HOSTS: hostList.default([]),
  PARVIS_OFFERS_FEEDS: offersFeeds.default([]),
  PARVIS_OFFERS_HEADERS: offersHeaders.default([]),
  PARVIS_OFFERS_COUNTRIES: offersCountries.default([]),
  PARVIS_OFFERS_EVERY_MINUTES: wholeNumber(1, 10_080),
  PARVIS_OFFERS_SHARE: wholeNumber(0, 100),
  PARVIS_CONTACT_DAYS: wholeNumber(1, 3_650),
  PARVIS_ETHICS_DAYS: wholeNumber(1, 3_650),
  PARVIS_LOG_LEVEL: z.enum(logLevels),
  PARVIS_METRICS_PORT: wholeNumber(1, 65_535).optional(),
  PARVIS_METRICS_HOST: z.union([z.ipv4(), z.ipv6(), z.hostname()]),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlWith(['http:', 'https:']).optional(),
  PARVIS_SECOND_FACTOR: secondFactorRoles.default([]),
  PARVIS_SESSION_IDLE_MINUTES: wholeNumber(1, 1_440),
  PARVIS_SESSION_HOURS: wholeNumber(1, 720),
  PARVIS_SIGNIN_PER_MINUTE: wholeNumber(1, 1_000),
  PARVIS_ALERTS_PER_MINUTE: wholeNumber(1, 100_000),
  PARVIS_ALERT_DORMANT_DAYS: wholeNumber(30, 3_650),
  PARVIS_MAIL_REPORTS: z.string().min(1).optional(),
  PARVIS_TRUST_PROXY: wholeNumber(0, 10),
  PARVIS_DRAIN_SECONDS: wholeNumber(0, 300).optional(),
};

export type VariableName = keyof typeof variableSchemas;
