import type { Role } from '@parvis/contracts/accounts/roles.ts';
import type { Mailbox } from '@parvis/contracts/mail/mail.ts';
import type { ThirdPartyScript } from '@parvis/contracts/third-parties/scripts.ts';
import { z } from 'zod';
import { AllowedHosts } from '../fetching/allowed-hosts.ts';
import type { ClamdAddress } from '../malware/clamd-scanner.ts';
import { configurationTable } from './configuration-table.ts';
import {
  type FrontCache,
  type LogLevel,
  type OffersCountry,
  type OffersFeed,
  type OffersHeader,
  type ProcessRole,
  variableSchemas,
  type WitnessAddress,
} from './variables.ts';

/** A bucket and the key to it. */
export interface Bucket {
  /** Scheme and host. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A server of Typesense and the key to it. */
export interface TypesenseServer {
  readonly url: string;
  readonly key: string;
  /** What our collections there are called; `undefined`: a name that no other installation has. */
  readonly prefix?: string | undefined;
}

/** The validated configuration of Parvis. */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  /** Origin without a trailing slash. */
  readonly publicUrl: string;
  /** The one origin from which browsers may write; `undefined`: the host of each request. */
  readonly publicOrigin: string | undefined;
  /** Whether visitors connect over TLS. */
  readonly secure: boolean;
  readonly adminEmail: string;
  /** `undefined`: generate one. */
  readonly adminPassword: string | undefined;
  readonly demo: boolean;
  readonly roles: readonly ProcessRole[];
  /** `undefined`: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** `postgres://` or `esdb://`; `undefined`: the embedded PostgreSQL. */
  readonly logUrl: string | undefined;
  /** The log with the role that migrates it; `undefined`: that of `logUrl`. */
  readonly logOwnerUrl: string | undefined;
  /** `undefined`: hints cross on the database. */
  readonly natsUrl: string | undefined;
  /** The index of open offers; `undefined`: one in the memory of each web process. */
  readonly typesense: TypesenseServer | undefined;
  /** The storage of images and files; `undefined`: the data folder. */
  readonly bucket: Bucket | undefined;
  /** The scanner of uploads; `undefined`: nothing is scanned. */
  readonly clamd: ClamdAddress | undefined;
  /** `undefined`: one in the data folder. */
  readonly secret: string | undefined;
  /** Earlier secrets, which still unseal existing data. */
  readonly earlierSecrets: readonly string[];
  /** `undefined`: mail is written into the data folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: Mailbox;
  /** Documents of third parties; `undefined`: the demonstration's, if it was written. */
  readonly employerReviewUrl: string | undefined;
  readonly socialPostsUrl: string | undefined;
  /** The JSON document with our videos at their providers; undefined when there is none. */
  readonly videoCatalogueUrl: string | undefined;
  /** Hosts that may be called besides those of the documents. */
  readonly fetchHosts: readonly string[];
  /** Whether visitors may see earlier versions of pages that are public. */
  readonly memento: boolean;
  /** The authority that stamps checkpoints of the log, and the file with its certificates. */
  readonly timestamps: { readonly url: string; readonly caFile: string } | undefined;
  /** The file with the private keys of the notary; `undefined`: they are sealed in the database. */
  readonly notaryKeyFile: string | undefined;
  /** Witnesses that cosign checkpoints of the log. */
  readonly witnesses: readonly WitnessAddress[];
  /** Whether programs may read what is public without an account. */
  readonly publicApi: boolean;
  /** The origins of other sites whose scripts may call the API. */
  readonly apiOrigins: readonly string[];
  /** Caches in front of the site. */
  readonly frontCaches: readonly FrontCache[];
  readonly frontCacheKey: string | undefined;
  /** Scripts of third parties that pages may load after consent. */
  readonly scripts: readonly ThirdPartyScript[];
  /** Hosts that webhooks may be sent to. */
  readonly webhookHosts: readonly string[];
  /** How search engines are sent addresses; `undefined`: they are not. */
  readonly indexNow: { readonly url: string; readonly key: string } | undefined;
  /** The service account that notifies Google of offers, and how often on a day. */
  readonly googleIndexing: { readonly keyFile: string; readonly perDay: number } | undefined;
  /** Hosts from which images may be fetched. */
  readonly mediaHosts: readonly string[];
  /** Hosts that feeds of offers may be fetched from. */
  readonly offersHosts: readonly string[];
  readonly offersFeeds: readonly OffersFeed[];
  readonly offersHeaders: readonly OffersHeader[];
  /** The countries that feeds are from; only of some. */
  readonly offersCountries: readonly OffersCountry[];
  readonly offersEveryMinutes: number;
  /** From 0 to 1. */
  readonly offersShare: number;
  /** Days after which a message of a visitor is erased. */
  readonly contactDays: number;
  /** Days after which an ethics report that was closed is deleted. */
  readonly ethicsDays: number;
  readonly logLevel: LogLevel;
  /** `undefined`: no port for metrics. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** `undefined`: nothing is traced. */
  readonly otlpEndpoint: string | undefined;
  /** Roles that need a second factor. */
  readonly secondFactorRoles: readonly Role[];
  readonly sessionIdleMinutes: number;
  readonly sessionHours: number;
  readonly signInPerMinute: number;
  /** E-mails with links to alerts that one network may request. */
  readonly alertsPerMinute: number;
  /** Days without use after which the subject of an alert is sent a renewal e-mail. */
  readonly alertDormantDays: number;
  /** The Maildir of delivery reports and complaints, if any. */
  readonly mailReports: string | undefined;
  readonly trustedProxies: number;
  /** How long a web process serves after the signal to stop. */
  readonly drainSeconds: number;
}

export type ConfigurationResult =
  | { readonly ok: true; readonly configuration: Configuration }
  /** One sentence for each invalid variable. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** Exit code of a process with an invalid configuration (EX_CONFIG of sysexits.h). */
export const badConfigurationExitCode = 78;

/** What one command has to do by itself, where the database is its own. */
const embeddedRoles = ['web', 'projector', 'worker'] as const;

const environmentSchema = z.object(variableSchemas);
type Environment = z.infer<typeof environmentSchema>;

/** Reads and checks all variables; an empty one counts as absent. Reads no file and no clock. */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): ConfigurationResult {
  const texts = Object.entries(configurationTable).map(([name, { fallback }]) => {
    return [name, environment[name]?.trim() || fallback] as const;
  });
  const values = Object.fromEntries(texts.filter(([, text]) => text !== undefined));
  const parsed = environmentSchema.safeParse(values);
  if (!parsed.success) return { ok: false, problems: badValues(parsed.error, values) };
  const problems = contradictions(parsed.data);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, configuration: toConfiguration(parsed.data) };
}

function badValues(
  error: z.ZodError,
  values: Readonly<Record<string, string | undefined>>,
): string[] {
  const bad = new Set(error.issues.map(({ path }) => String(path[0])));
  return Object.entries(configurationTable).flatMap(([name, { expected, example, secret }]) => {
    if (!bad.has(name)) return [];
    const value = secret ? 'not acceptable (its value is not shown)' : JSON.stringify(values[name]);
    return [`${name} is ${value}: expected ${expected}, for example ${example}.`];
  });
}

/** Returns values that are valid individually but not in combination. */
function contradictions(environment: Environment): string[] {
  const { PARVIS_ROLES: roles, PARVIS_DATABASE_URL: databaseUrl } = environment;
  const problems: string[] = [];
  if (databaseUrl === undefined && !embeddedRoles.every((role) => roles.includes(role))) {
    problems.push(
      `PARVIS_DATABASE_URL is missing: expected a postgres:// address because PARVIS_ROLES is ${roles.join(',')} and processes apart cannot share an embedded database, for example ${configurationTable.PARVIS_DATABASE_URL.example}.`,
    );
  }
  if (databaseUrl !== undefined && environment.PARVIS_LOG_URL === undefined) {
    problems.push(
      `PARVIS_LOG_URL is missing: expected the address of a log because PARVIS_DATABASE_URL is set and nothing is embedded then, for example ${configurationTable.PARVIS_LOG_URL.example}.`,
    );
  }
  if (databaseUrl !== undefined && environment.PARVIS_SECRET === undefined) {
    problems.push(
      `PARVIS_SECRET is missing: expected 32 to 200 characters because PARVIS_DATABASE_URL is set and every process has to use the same, for example ${configurationTable.PARVIS_SECRET.example}.`,
    );
  }
  if (environment.PARVIS_TYPESENSE_URL && environment.PARVIS_TYPESENSE_KEY === undefined) {
    problems.push(
      `PARVIS_TYPESENSE_KEY is missing: expected 1 to 200 characters because PARVIS_TYPESENSE_URL is set, for example ${configurationTable.PARVIS_TYPESENSE_KEY.example}.`,
    );
  }
  if (environment.PARVIS_TIMESTAMP_URL && environment.PARVIS_TIMESTAMP_CA === undefined) {
    problems.push(
      `PARVIS_TIMESTAMP_CA is missing: expected the path of a file because PARVIS_TIMESTAMP_URL is set, for example ${configurationTable.PARVIS_TIMESTAMP_CA.example}.`,
    );
  }
  if (
    environment.PARVIS_CACHE_KEY === undefined &&
    environment.PARVIS_CACHES.some(({ kind }) => kind !== 'varnish')
  ) {
    problems.push(
      `PARVIS_CACHE_KEY is missing: expected the key of the cache that PARVIS_CACHES names, for example ${configurationTable.PARVIS_CACHE_KEY.example}.`,
    );
  }
  problems.push(...feedsNotListed(environment), ...settingsWithoutFeed(environment));
  if (environment.PARVIS_METRICS_PORT === environment.PARVIS_PORT) {
    problems.push(
      `PARVIS_METRICS_PORT is ${environment.PARVIS_METRICS_PORT}: expected another port than PARVIS_PORT, because visitors must not reach it, for example ${configurationTable.PARVIS_METRICS_PORT.example}.`,
    );
  }
  if (environment.PARVIS_SESSION_IDLE_MINUTES > environment.PARVIS_SESSION_HOURS * 60) {
    problems.push(
      `PARVIS_SESSION_IDLE_MINUTES is ${environment.PARVIS_SESSION_IDLE_MINUTES}: expected no more than the ${environment.PARVIS_SESSION_HOURS} hours of PARVIS_SESSION_HOURS, for example ${environment.PARVIS_SESSION_HOURS * 60}.`,
    );
  }
  return problems;
}

/**
 * Feeds that no import could fetch; an address may contain a password, so only its host is shown.
 */
function feedsNotListed(environment: Environment): string[] {
  const { PARVIS_OFFERS_HOSTS: hosts, PARVIS_OFFERS_FEEDS: feeds } = environment;
  const allowed = new AllowedHosts(hosts);
  return feeds.flatMap(({ source, url }) => {
    const { hostname } = new URL(url);
    if (allowed.allowsHost(hostname)) return [];
    return `PARVIS_OFFERS_FEEDS names ${hostname} for ${source}: expected a host of PARVIS_OFFERS_HOSTS, because feeds are fetched from no other, for example ${configurationTable.PARVIS_OFFERS_FEEDS.example}.`;
  });
}

/** Settings of feeds that are not imported: their names are probably misspelt. */
function settingsWithoutFeed(environment: Environment): string[] {
  const sources = new Set(environment.PARVIS_OFFERS_FEEDS.map(({ source }) => source));
  return (['PARVIS_OFFERS_HEADERS', 'PARVIS_OFFERS_COUNTRIES'] as const).flatMap((name) =>
    environment[name].flatMap(({ source }) => {
      if (sources.has(source)) return [];
      return `${name} names ${source}: expected a source of PARVIS_OFFERS_FEEDS, for example ${configurationTable[name].example}.`;
    }),
  );
}

function toConfiguration(environment: Environment): Configuration {
  const publicUrl = environment.PARVIS_URL ?? `http://localhost:${environment.PARVIS_PORT}`;
  return {
    port: environment.PARVIS_PORT,
    host: environment.PARVIS_HOST,
    dataFolder: environment.PARVIS_DATA,
    publicUrl,
    publicOrigin: environment.PARVIS_URL,
    secure: publicUrl.startsWith('https:'),
    adminEmail: environment.PARVIS_ADMIN_EMAIL ?? firstAdministrator(environment),
    adminPassword: environment.PARVIS_ADMIN_PASSWORD,
    demo: environment.PARVIS_DEMO,
    roles: environment.PARVIS_ROLES,
    databaseUrl: environment.PARVIS_DATABASE_URL,
    // The client does not know KurrentDB, the server's newer name.
    logUrl: environment.PARVIS_LOG_URL?.replace(/^kurrentdb/, 'esdb'),
    logOwnerUrl: environment.PARVIS_LOG_OWNER_URL,
    natsUrl: environment.PARVIS_NATS_URL,
    typesense: typesenseServer(environment),
    bucket: environment.PARVIS_S3_URL,
    clamd: environment.PARVIS_CLAMD,
    secret: environment.PARVIS_SECRET,
    earlierSecrets: environment.PARVIS_SECRET_EARLIER,
    smtpUrl: environment.PARVIS_SMTP_URL,
    mailFrom: environment.PARVIS_MAIL_FROM ?? noReplyAt(publicUrl),
    employerReviewUrl: environment.PARVIS_EMPLOYER_REVIEW_URL,
    socialPostsUrl: environment.PARVIS_SOCIAL_POSTS_URL,
    videoCatalogueUrl: environment.PARVIS_VIDEO_CATALOGUE_URL,
    memento: environment.PARVIS_MEMENTO,
    timestamps: timestampAuthority(environment),
    notaryKeyFile: environment.PARVIS_NOTARY_KEY,
    witnesses: environment.PARVIS_WITNESSES,
    publicApi: environment.PARVIS_PUBLIC_API,
    apiOrigins: environment.PARVIS_API_ORIGINS,
    fetchHosts: environment.PARVIS_FETCH_HOSTS,
    frontCaches: environment.PARVIS_CACHES,
    frontCacheKey: environment.PARVIS_CACHE_KEY,
    scripts: environment.PARVIS_SCRIPTS,
    webhookHosts: environment.PARVIS_WEBHOOK_HOSTS,
    ...searchEngines(environment),
    mediaHosts: environment.PARVIS_MEDIA_HOSTS,
    ...offerFeeds(environment),
    contactDays: environment.PARVIS_CONTACT_DAYS,
    ethicsDays: environment.PARVIS_ETHICS_DAYS,
    logLevel: environment.PARVIS_LOG_LEVEL,
    metricsPort: environment.PARVIS_METRICS_PORT,
    metricsHost: environment.PARVIS_METRICS_HOST,
    otlpEndpoint: environment.OTEL_EXPORTER_OTLP_ENDPOINT,
    secondFactorRoles: environment.PARVIS_SECOND_FACTOR,
    sessionIdleMinutes: environment.PARVIS_SESSION_IDLE_MINUTES,
    sessionHours: environment.PARVIS_SESSION_HOURS,
    signInPerMinute: environment.PARVIS_SIGNIN_PER_MINUTE,
    alertsPerMinute: environment.PARVIS_ALERTS_PER_MINUTE,
    alertDormantDays: environment.PARVIS_ALERT_DORMANT_DAYS,
    mailReports: environment.PARVIS_MAIL_REPORTS,
    trustedProxies: environment.PARVIS_TRUST_PROXY,
    drainSeconds: environment.PARVIS_DRAIN_SECONDS ?? (environment.PARVIS_TRUST_PROXY > 0 ? 5 : 0),
  };
}

/** The demonstration's invented group has its own address. */
function firstAdministrator({ PARVIS_DEMO: demo }: Environment): string {
  return demo ? 'admin@estuaire.example' : 'admin@parvis.example';
}

function noReplyAt(publicUrl: string): Configuration['mailFrom'] {
  return { address: `no-reply@${new URL(publicUrl).hostname}` };
}

function searchEngines(
  environment: Environment,
): Pick<Configuration, 'indexNow' | 'googleIndexing'> {
  const { PARVIS_INDEXNOW_KEY: key, PARVIS_INDEXNOW_URL: url } = environment;
  const { PARVIS_GOOGLE_INDEXING_KEY: keyFile, PARVIS_GOOGLE_INDEXING_PER_DAY: perDay } =
    environment;
  return {
    indexNow: key === undefined ? undefined : { url, key },
    googleIndexing: keyFile === undefined ? undefined : { keyFile, perDay },
  };
}

function offerFeeds(environment: Environment) {
  return {
    offersHosts: environment.PARVIS_OFFERS_HOSTS,
    offersFeeds: environment.PARVIS_OFFERS_FEEDS,
    offersHeaders: environment.PARVIS_OFFERS_HEADERS,
    offersCountries: environment.PARVIS_OFFERS_COUNTRIES,
    offersEveryMinutes: environment.PARVIS_OFFERS_EVERY_MINUTES,
    offersShare: environment.PARVIS_OFFERS_SHARE / 100,
  } satisfies Partial<Configuration>;
}

function timestampAuthority(environment: Environment): Configuration['timestamps'] {
  const { PARVIS_TIMESTAMP_URL: url, PARVIS_TIMESTAMP_CA: caFile } = environment;
  return url === undefined || caFile === undefined ? undefined : { url, caFile };
}

/** A key without a server is ignored: an operator may have left it behind. */
function typesenseServer(environment: Environment): TypesenseServer | undefined {
  const { PARVIS_TYPESENSE_URL: url, PARVIS_TYPESENSE_KEY: key } = environment;
  const prefix = environment.PARVIS_TYPESENSE_PREFIX;
  return url === undefined || key === undefined ? undefined : { url, key, prefix };
}
