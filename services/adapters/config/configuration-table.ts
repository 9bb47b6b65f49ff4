import type { VariableName } from './variables.ts';

/**
 * A row of the table of variables, for the README and for error messages about an invalid value.
 */
export interface VariableDescription {
  readonly meaning: string;
  /** Completes "expected …". */
  readonly expected: string;
  readonly example: string;
  /** The text used when the variable is absent; `undefined` when absence has its own meaning. */
  readonly fallback: string | undefined;
  /** What its absence means, when there is no default. */
  readonly absent?: string;
  /** Its value is never printed. */
  readonly secret?: true;
}

/** Every variable that Parvis reads, in the order of the documentation. */
export const configurationTable: Readonly<Record<VariableName, VariableDescription>> = {
  PARVIS_PORT: {
    meaning: 'Port of the web server',
    expected: 'a port number from 1 to 65535',
    example: '8080',
    fallback: '8080',
  },
  PARVIS_HOST: {
    meaning: 'Address the web server listens on; 0.0.0.0 for all, as in a container',
    expected: 'an IP address or a host name',
    example: '0.0.0.0',
    fallback: '127.0.0.1',
  },
  PARVIS_DATA: {
    meaning:
      'Folder of the embedded database, of local files, and of pages kept from one start to the next',
    expected: 'a path',
    example: '/var/lib/parvis',
    fallback: '.parvis',
  },
  PARVIS_URL: {
    meaning:
      'Public origin, to whose host passkeys are bound; with https, cookies are for secure connections only',
    expected: 'an http or https origin without a path',
    example: 'https://www.bank.example',
    fallback: undefined,
    absent:
      'http://localhost and the port; requests for any other name than localhost or an IP address are refused',
  },
  PARVIS_ADMIN_EMAIL: {
    meaning: 'Address of the administrator created on first start',
    expected: 'an e-mail address',
    example: 'admin@bank.example',
    fallback: undefined,
    absent: '`admin@parvis.example`; with the demonstration `admin@estuaire.example`',
  },
  PARVIS_ADMIN_PASSWORD: {
    meaning: 'Password of that administrator',
    expected: '12 to 200 characters that are hard to guess',
    example: 'a sentence of your own',
    fallback: undefined,
    absent: 'generated and printed on first start',
    secret: true,
  },
  PARVIS_DEMO: {
    meaning: 'Whether a first start writes the demonstration site',
    expected: '1 (yes) or 0 (no)',
    example: '0',
    fallback: '1',
  },
  PARVIS_ROLES: {
    meaning: 'Roles of this process',
    expected: 'web, projector, worker and notary, or some of them, separated by commas',
    example: 'web,projector',
    fallback: 'web,projector,worker',
  },
  PARVIS_DATABASE_URL: {
    meaning: 'PostgreSQL database of the read models, claims and sessions',
    expected: 'a postgres:// address',
    example: 'postgres://parvis@db.internal/parvis',
    fallback: undefined,
    absent: 'an embedded PostgreSQL in PARVIS_DATA',
    secret: true,
  },
  PARVIS_LOG_URL: {
    meaning: 'The event log: KurrentDB, EventStoreDB or a separate PostgreSQL database',
    expected: 'an esdb://, kurrentdb:// or postgres:// address',
    example: 'kurrentdb://log.internal:2113?tls=true',
    fallback: undefined,
    absent: 'the database parvis_log of the embedded PostgreSQL',
    secret: true,
  },
  PARVIS_LOG_OWNER_URL: {
    meaning:
      'The log with the role that owns its tables and migrates them, so that the role of PARVIS_LOG_URL can be limited by [`ops/security/log-roles.sql`](ops/security/log-roles.sql)',
    expected: 'a postgres:// address',
    example: 'postgres://parvis_log_owner@db.internal/parvis_log',
    fallback: undefined,
    absent: 'the role of PARVIS_LOG_URL migrates; that of an embedded log is limited by itself',
    secret: true,
  },
  PARVIS_NATS_URL: {
    meaning: 'NATS server that carries hints between processes',
    expected: 'a nats:// address',
    example: 'nats://bus.internal:4222',
    fallback: undefined,
    absent: 'hints cross on the database, if PARVIS_DATABASE_URL names it',
    secret: true,
  },
  PARVIS_TYPESENSE_URL: {
    meaning: 'Typesense server on which open offers are searched',
    expected: 'an http or https origin without a path',
    example: 'http://typesense.internal:8108',
    fallback: undefined,
    absent: 'an index in the memory of each web process',
  },
  PARVIS_TYPESENSE_KEY: {
    meaning: 'Key of that server, permitted to create and search collections',
    expected: '1 to 200 characters',
    example: 'the output of “openssl rand -hex 24”',
    fallback: undefined,
    absent: 'there is no such server',
    secret: true,
  },
  PARVIS_TYPESENSE_PREFIX: {
    meaning: 'Name of our collections on that server, which several installations may share',
    expected: '1 to 40 lower-case letters, digits and underscores, the first a letter',
    example: 'offers_intranet',
    fallback: undefined,
    absent: '`offers_` and a digest of the database’s identity',
  },
  PARVIS_S3_URL: {
    meaning: 'Bucket of images and files, in S3 or a compatible service',
    expected: 'https://KEY:SECRET@host/bucket?region=NAME',
    example: 'https://KEY:SECRET@s3.internal/parvis?region=eu-west-3',
    fallback: undefined,
    absent: 'the folder media of PARVIS_DATA',
    secret: true,
  },
  PARVIS_CLAMD: {
    meaning:
      'ClamAV server (clamd, by TCP) that scans uploads and attachments; what it cannot scan is refused',
    expected: 'a host and a port, as host:port',
    example: 'clamav.internal:3310',
    fallback: undefined,
    absent: 'nothing is scanned for malware',
  },
  PARVIS_SECRET: {
    meaning: 'Key under which personal data is encrypted; without it that data is lost',
    expected: '32 to 200 characters',
    example: 'the output of “openssl rand -base64 32”',
    fallback: undefined,
    absent: 'generated into PARVIS_DATA on first start',
    secret: true,
  },
  PARVIS_SECRET_EARLIER: {
    meaning:
      'Earlier values of PARVIS_SECRET, separated by commas, which still decrypt existing data',
    expected: 'secrets of 32 to 200 characters, separated by commas',
    example: 'the value that PARVIS_SECRET had until now',
    fallback: undefined,
    absent: 'only the current one',
    secret: true,
  },
  PARVIS_SMTP_URL: {
    meaning: 'SMTP server that sends our mail',
    expected: 'an smtp:// or smtps:// address',
    example: 'smtp://mail.internal:587',
    fallback: undefined,
    absent: 'mail is written into the folder outbox of PARVIS_DATA, and shown at /admin/outbox',
    secret: true,
  },
  PARVIS_MAIL_FROM: {
    meaning: 'Sender of our mail',
    expected: 'a name and an e-mail address in angle brackets',
    example: 'Bank <no-reply@bank.example>',
    fallback: undefined,
    absent: '`no-reply` at the host of `PARVIS_URL`; without a name, that of the site',
  },
  PARVIS_EMPLOYER_REVIEW_URL: {
    meaning: 'Our ratings on an employer review site: a JSON document, fetched in the background',
    expected: 'an https://, http:// or file:// address',
    example: 'https://reviews.example/bank.json',
    fallback: undefined,
    absent: 'the demonstration’s own, if it was written; otherwise nothing is shown',
    secret: true,
  },
  PARVIS_SOCIAL_POSTS_URL: {
    meaning: 'Our posts on social networks: a JSON document, fetched in the background',
    expected: 'an https://, http:// or file:// address',
    example: 'https://social.example/bank.json',
    fallback: undefined,
    absent: 'the demonstration’s own, if it was written; otherwise nothing is shown',
    secret: true,
  },
  PARVIS_VIDEO_CATALOGUE_URL: {
    meaning: 'Our videos at their providers: a JSON document, fetched in the background',
    expected: 'an https://, http:// or file:// address',
    example: 'https://videos.example/bank.json',
    fallback: undefined,
    absent: 'the demonstration’s own, if it was written; otherwise editors find none',
    secret: true,
  },
  PARVIS_MEMENTO: {
    meaning:
      'Whether visitors may see earlier versions of the pages that are public, by the protocol of web archives (RFC 7089)',
    expected: '0 or 1',
    example: '1',
    fallback: '0',
  },
  PARVIS_TIMESTAMP_URL: {
    meaning: 'Authority that stamps checkpoints of the log once an hour (RFC 3161)',
    expected: 'an http or https address',
    example: 'https://freetsa.org/tsr',
    fallback: undefined,
    absent: 'checkpoints are not stamped',
  },
  PARVIS_TIMESTAMP_CA: {
    meaning: 'File with the certificates, in PEM, that the stamps of that authority must lead to',
    expected: 'the path of a file',
    example: '/etc/parvis/timestamp-ca.pem',
    fallback: undefined,
    absent: 'there is no such authority',
  },
  PARVIS_NOTARY_KEY: {
    meaning:
      'File with the private keys of the notary, made on first use, which only the process that signs the log can read, here or on another machine; described in [decision 172](ops/decisions/172-the-notarys-key-may-be-elsewhere.md)',
    expected: 'the path of a file',
    example: '/var/lib/parvis-notary/key',
    fallback: undefined,
    absent: 'they are sealed in the database, and a `worker` signs with them',
  },
  PARVIS_WITNESSES: {
    meaning:
      'Witnesses that cosign checkpoints of the log (C2SP tlog-witness), each with its verifier key and the address of its `add-checkpoint`, described in [decision 167](ops/decisions/167-witnesses-cosign-checkpoints.md)',
    expected: 'name+id+key=https://address, or several of them, separated by spaces',
    example:
      'witness.example/w1+c7b7d4a1+BJ4kmbHJQ0Rs0mxKUx9wQOQAMwXbVVIYQpQ2eYhJf0bR=https://witness.example/w1',
    fallback: undefined,
    absent: 'checkpoints are not cosigned',
  },
  PARVIS_PUBLIC_API: {
    meaning: 'Whether programs may read what is public under `/api/published` without an account',
    expected: '0 or 1',
    example: '1',
    fallback: '0',
  },
  PARVIS_API_ORIGINS: {
    meaning:
      'Other sites whose scripts may call the API, with a token or without, never with the cookies of a reader',
    expected: 'https:// or http:// addresses without a path, separated by commas',
    example: 'https://app.bank.example',
    fallback: undefined,
    absent: 'none',
  },
  PARVIS_FETCH_HOSTS: {
    meaning:
      'Further hosts that may be called for those documents: to which their addresses redirect; a non-public host with its address',
    expected: 'host names, addresses and ranges of addresses, separated by commas',
    example: 'cdn.reviews.example,10.0.0.5',
    fallback: undefined,
    absent: 'only the hosts of those addresses, at public addresses',
  },
  PARVIS_CACHES: {
    meaning:
      'Caches in front of the site, to which pages tell their keys, and which are purged of what changes, described in [`ops/front/README.md`](ops/front/README.md)',
    expected:
      'varnish:http://host:port, fastly:SERVICE or cloudflare:ZONE, or several of them, separated by spaces',
    example: 'varnish:http://10.0.0.5:6081',
    fallback: undefined,
    absent: 'pages have no keys, and nothing is purged',
  },
  PARVIS_CACHE_KEY: {
    meaning: 'Key that purges require: of Fastly, of Cloudflare, or the one in the file of Varnish',
    expected: '1 to 200 characters, without spaces',
    example: '7c1d0e5b8f2a4963',
    fallback: undefined,
    absent: 'purges have no key, which only Varnish allows',
    secret: true,
  },
  PARVIS_SCRIPTS: {
    meaning:
      'Third-party scripts for measurement or conversion, which pages load after consent: a JSON list, described in [`ops/security/scripts.md`](ops/security/scripts.md)',
    expected:
      'a JSON list of scripts, each with use (measurement or conversion), name, company, purpose in fr and en, url, and origins if it needs others than its own',
    example:
      '[{"use":"conversion","name":"Clicks","company":"Ads SA","purpose":{"fr":"Compter les candidatures","en":"Count applications"},"url":"https://ads.example/c.js"}]',
    fallback: undefined,
    absent: 'no script of a third party is allowed or loaded',
  },
  PARVIS_WEBHOOK_HOSTS: {
    meaning:
      'Hosts to which webhooks may be sent, which administrators add in the back-office; a non-public host with its address',
    expected: 'host names, addresses and ranges of addresses, separated by commas',
    example: 'hooks.example.org,10.0.0.5',
    fallback: undefined,
    absent: 'no webhook can be added, and nothing is sent',
  },
  PARVIS_INDEXNOW_KEY: {
    meaning:
      'Key by which search engines are sent the addresses of changed pages (IndexNow), served at `/indexnow.txt`',
    expected: '8 to 128 letters, digits and dashes',
    example: '5c6f1e0a9b7d4c2e8f3a1b0d9e7c6a54',
    fallback: undefined,
    absent: 'no search engine is notified by IndexNow',
  },
  PARVIS_INDEXNOW_URL: {
    meaning: 'Where those addresses are sent, which passes them on to all participating engines',
    expected: 'an http:// or https:// address',
    example: 'https://www.bing.com/indexnow',
    fallback: 'https://api.indexnow.org/indexnow',
  },
  PARVIS_GOOGLE_INDEXING_KEY: {
    meaning:
      'File with the key of a Google service account, in JSON, by which Google is notified of open and closed offers',
    expected: 'the path of a file',
    example: '/etc/parvis/google-indexing.json',
    fallback: undefined,
    absent: 'Google is not notified',
  },
  PARVIS_GOOGLE_INDEXING_PER_DAY: {
    meaning: 'How many such notifications Google permits the account on a day',
    expected: 'a whole number from 1 to 1000000',
    example: '200',
    fallback: '200',
  },
  PARVIS_MEDIA_HOSTS: {
    meaning:
      'Hosts from which programs may have images fetched (`POST /api/media/images/by-address`); a non-public host with its address',
    expected: 'host names, addresses and ranges of addresses, separated by commas',
    example: 'images.example.org,10.0.0.5',
    fallback: undefined,
    absent: 'no image is fetched',
  },
  PARVIS_OFFERS_HOSTS: {
    meaning: 'Hosts from which feeds of offers may be fetched; a non-public host with its address',
    expected: 'host names, addresses and ranges of addresses, separated by commas',
    example: 'jobs.example.org,10.0.0.5',
    fallback: undefined,
    absent: 'feeds are files, and no address is fetched',
  },
  PARVIS_OFFERS_FEEDS: {
    meaning:
      'Complete feeds of offers that are imported periodically, each with the name of its source',
    expected: 'names and https:// or http:// addresses, as name=address, separated by spaces',
    example: 'bank=https://jobs.example.org/offers.json',
    fallback: undefined,
    absent:
      'administrators add feeds in the back-office, or offers are imported with “parvis offers import”',
    secret: true,
  },
  PARVIS_OFFERS_HEADERS: {
    meaning: 'Headers that requests for a feed contain, such as a key, by the name of its source',
    expected: 'headers as name=Header: value, separated by semicolons',
    example: 'bank=Authorization: Bearer 0f3c',
    fallback: undefined,
    absent: 'feeds are requested without a key',
    secret: true,
  },
  PARVIS_OFFERS_COUNTRIES: {
    meaning:
      'Countries that feeds are from, by the name of their source: of towns with one name, theirs is meant',
    expected: 'names and codes of countries (ISO 3166-1), as name=CODE, separated by spaces',
    example: 'bank=FR',
    fallback: undefined,
    absent: 'the largest town of that name in the world is meant, with a preference for France',
  },
  PARVIS_OFFERS_EVERY_MINUTES: {
    meaning: 'Minutes between imports of a feed',
    expected: 'a whole number from 1 to 10080',
    example: '60',
    fallback: '60',
  },
  PARVIS_OFFERS_SHARE: {
    meaning:
      'How many of a hundred offers may leave a feed at once before a person has to decide; at 0 always',
    expected: 'a whole number from 0 to 100',
    example: '30',
    fallback: '30',
  },
  PARVIS_CONTACT_DAYS: {
    meaning: 'Days after which a message that a visitor sent us is erased',
    expected: 'a whole number from 1 to 3650',
    example: '365',
    fallback: '365',
  },
  PARVIS_ETHICS_DAYS: {
    meaning: 'Days after which an ethics report that was closed is deleted',
    expected: 'a whole number from 1 to 3650',
    example: '60',
    fallback: '60',
  },
  PARVIS_LOG_LEVEL: {
    meaning: 'The lowest level of log lines that are written',
    expected: 'debug, info, warn or error',
    example: 'warn',
    fallback: 'info',
  },
  PARVIS_METRICS_PORT: {
    meaning: 'Port of /metrics, /healthz and /readyz with its reasons, for operators alone',
    expected: 'a port number from 1 to 65535',
    example: '9464',
    fallback: undefined,
    absent: 'no such port',
  },
  PARVIS_METRICS_HOST: {
    meaning: 'Address on which that port is opened; one that visitors cannot reach',
    expected: 'an IP address or a host name',
    example: '10.0.0.5',
    fallback: '127.0.0.1',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning: 'Collector of traces, by OTLP over HTTP; other OTEL_ variables then apply as well',
    expected: 'an http:// or https:// address',
    example: 'http://collector.internal:4318',
    fallback: undefined,
    absent: 'nothing is traced',
    secret: true,
  },
  PARVIS_SECOND_FACTOR: {
    meaning: 'Roles that require a second factor: a user without one can only add it',
    expected: 'editor, auditor, administrator or several of them, separated by commas',
    example: 'administrator,auditor',
    fallback: undefined,
    absent: 'a second factor is optional',
  },
  PARVIS_SESSION_IDLE_MINUTES: {
    meaning: 'Minutes without a request after which a session ends',
    expected: 'a whole number from 1 to 1440',
    example: '60',
    fallback: '60',
  },
  PARVIS_SESSION_HOURS: {
    meaning: 'Hours after which a session ends in any case',
    expected: 'a whole number from 1 to 720',
    example: '12',
    fallback: '12',
  },
  PARVIS_SIGNIN_PER_MINUTE: {
    meaning: 'Failed attempts to sign in to one account from one address, before more have to wait',
    expected: 'a whole number from 1 to 1000',
    example: '10',
    fallback: '10',
  },
  PARVIS_ALERTS_PER_MINUTE: {
    meaning: 'E-mails with links to alerts that one network may request before it has to wait',
    expected: 'a whole number from 1 to 100000',
    example: '10',
    fallback: '10',
  },
  PARVIS_ALERT_DORMANT_DAYS: {
    meaning:
      'Days without use after which the subject of an alert receives an e-mail that checks whether it is still wanted',
    expected: 'a whole number from 30 to 3650',
    example: '365',
    fallback: '365',
  },
  PARVIS_MAIL_REPORTS: {
    meaning:
      'Maildir for reports on mail that bounced or was marked as spam: they end the alerts of its recipient',
    expected: 'a path',
    example: '/var/mail/parvis',
    fallback: undefined,
    absent: 'such reports are not read',
  },
  PARVIS_TRUST_PROXY: {
    meaning:
      'Number of our own proxies in front of the server, whose forwarded addresses are trusted',
    expected: 'a whole number from 0 to 10',
    example: '1',
    fallback: '0',
  },
  PARVIS_DRAIN_SECONDS: {
    meaning:
      'Seconds for which a web process that gets SIGTERM goes on serving while /readyz already says not-ready, so that proxies leave it',
    expected: 'a whole number from 0 to 300',
    example: '10',
    fallback: undefined,
    absent: '`5` behind proxies (`PARVIS_TRUST_PROXY`), else `0`',
  },
};
