import { expect, test } from 'vitest';
import { type Configuration, readConfiguration } from './configuration.ts';
import { configurationTable } from './configuration-table.ts';

function configurationFrom(environment: Record<string, string>): Configuration {
  const reading = readConfiguration(environment);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  return reading.configuration;
}

function problemsOf(environment: Record<string, string>): readonly string[] {
  const reading = readConfiguration(environment);
  return reading.ok ? [] : reading.problems;
}

test('the default is one process with everything embedded, on the loopback address', () => {
  expect(configurationFrom({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataFolder: '.parvis',
    publicUrl: 'http://localhost:8080',
    publicOrigin: undefined,
    secure: false,
    adminEmail: 'admin@estuaire.example',
    adminPassword: undefined,
    demo: true,
    roles: ['web', 'projector', 'worker'],
    databaseUrl: undefined,
    logUrl: undefined,
    logOwnerUrl: undefined,
    natsUrl: undefined,
    typesense: undefined,
    bucket: undefined,
    secret: undefined,
    earlierSecrets: [],
    smtpUrl: undefined,
    mailFrom: { address: 'no-reply@localhost' },
    logLevel: 'info',
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    otlpEndpoint: undefined,
    memento: false,
    timestamps: undefined,
    notaryKeyFile: undefined,
    witnesses: [],
    publicApi: false,
    apiOrigins: [],
    fetchHosts: [],
    frontCaches: [],
    scripts: [],
    secondFactorRoles: [],
    sessionIdleMinutes: 60,
    sessionHours: 12,
    signInPerMinute: 10,
    alertsPerMinute: 10,
    alertDormantDays: 365,
    mailReports: undefined,
    trustedProxies: 0,
    drainSeconds: 0,
    webhookHosts: [],
    indexNow: undefined,
    googleIndexing: undefined,
    mediaHosts: [],
    offersHosts: [],
    offersFeeds: [],
    offersHeaders: [],
    offersCountries: [],
    offersEveryMinutes: 60,
    offersShare: 0.3,
    contactDays: 365,
    ethicsDays: 60,
  });
});

test('an installation without the demonstration has no bank’s name', () => {
  expect(
    configurationFrom({ PARVIS_DEMO: '0', PARVIS_URL: 'https://www.bank.example' }),
  ).toMatchObject({
    adminEmail: 'admin@parvis.example',
    mailFrom: { address: 'no-reply@www.bank.example' },
  });
});

test('an empty variable counts as absent', () => {
  expect(configurationFrom({ PARVIS_PORT: '', PARVIS_URL: ' ' })).toEqual(configurationFrom({}));
});

test('a full production environment is parsed', () => {
  const configuration = configurationFrom({
    PARVIS_URL: 'https://www.estuaire.example/',
    PARVIS_ROLES: 'worker, web',
    PARVIS_DATABASE_URL: 'postgres://parvis:secret@db/parvis',
    PARVIS_LOG_URL: 'kurrentdb+discover://log:2113?tls=true',
    PARVIS_NATS_URL: 'nats://bus:4222',
    PARVIS_SECRET: 'thirty-two characters, or even more',
    PARVIS_SECRET_EARLIER: `${'a'.repeat(32)}, ${'b'.repeat(200)}`,
    PARVIS_S3_URL: 'https://key:hid%2Fden@s3.internal/parvis?region=eu-west-3',
    PARVIS_SMTP_URL: 'smtp://mail:587',
    PARVIS_MAIL_FROM: 'Estuaire <courrier@estuaire.example>',
    PARVIS_DEMO: '0',
  });
  expect(configuration).toMatchObject({
    publicUrl: 'https://www.estuaire.example',
    publicOrigin: 'https://www.estuaire.example',
    secure: true,
    roles: ['web', 'worker'],
    databaseUrl: 'postgres://parvis:secret@db/parvis',
    logUrl: 'esdb+discover://log:2113?tls=true',
    natsUrl: 'nats://bus:4222',
    secret: 'thirty-two characters, or even more',
    earlierSecrets: ['a'.repeat(32), 'b'.repeat(200)],
    bucket: {
      endpoint: 'https://s3.internal',
      bucket: 'parvis',
      region: 'eu-west-3',
      accessKeyId: 'key',
      secretAccessKey: 'hid/den',
    },
    smtpUrl: 'smtp://mail:587',
    mailFrom: { name: 'Estuaire', address: 'courrier@estuaire.example' },
    demo: false,
  });
});

test.each([
  ['PARVIS_PORT', '0'],
  ['PARVIS_PORT', '65536'],
  ['PARVIS_PORT', '80a'],
  ['PARVIS_HOST', 'not a host'],
  ['PARVIS_URL', 'www.estuaire.example'],
  ['PARVIS_URL', 'ftp://estuaire.example'],
  ['PARVIS_URL', 'https://estuaire.example/site'],
  ['PARVIS_ADMIN_EMAIL', 'admin'],
  ['PARVIS_DEMO', 'yes'],
  ['PARVIS_ROLES', 'web,cook'],
  ['PARVIS_LOG_LEVEL', 'loud'],
  ['PARVIS_METRICS_PORT', '0'],
  ['PARVIS_METRICS_HOST', 'not a host'],
  ['PARVIS_SESSION_IDLE_MINUTES', '-1'],
  ['PARVIS_SESSION_HOURS', '1.5'],
  ['PARVIS_SIGNIN_PER_MINUTE', '0'],
  ['PARVIS_ALERTS_PER_MINUTE', '0'],
  ['PARVIS_TRUST_PROXY', 'true'],
] as const)('%s=%s is refused in one sentence that includes the value', (name, value) => {
  const { expected, example } = configurationTable[name];
  expect(problemsOf({ [name]: value })).toEqual([
    `${name} is "${value}": expected ${expected}, for example ${example}.`,
  ]);
});

test.each([
  ['PARVIS_ADMIN_PASSWORD', 'short'],
  ['PARVIS_DATABASE_URL', 'mysql://root:hidden@db/parvis'],
  ['PARVIS_LOG_URL', 'redis://:hidden@log'],
  ['PARVIS_NATS_URL', 'bus:4222'],
  ['PARVIS_SECRET', 'hidden-and-short'],
  ['PARVIS_SECRET_EARLIER', `${'a'.repeat(32)},hidden-and-short`],
  ['PARVIS_SMTP_URL', 'https://user:hidden@mail'],
  ['PARVIS_S3_URL', 'https://s3.internal/hidden'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://hidden:4317'],
] as const)('%s is refused without revealing its value', (name, value) => {
  const [sentence, ...others] = problemsOf({ [name]: value });
  expect(others).toEqual([]);
  expect(sentence).toMatch(`${name} is not acceptable (its value is not shown): expected `);
  expect(sentence).not.toContain(value);
});

test('all invalid variables are named together', () => {
  const problems = problemsOf({ PARVIS_PORT: 'x', PARVIS_DEMO: 'x', PARVIS_LOG_LEVEL: 'x' });
  expect(problems.map((sentence) => sentence.split(' ')[0])).toEqual([
    'PARVIS_PORT',
    'PARVIS_DEMO',
    'PARVIS_LOG_LEVEL',
  ]);
});

test.each([
  ['roles apart need a shared database', { PARVIS_ROLES: 'web' }, 'PARVIS_DATABASE_URL is missing'],
  [
    'a database of one’s own needs a log of one’s own',
    { PARVIS_DATABASE_URL: 'postgres://db/parvis', PARVIS_SECRET: 'x'.repeat(32) },
    'PARVIS_LOG_URL is missing',
  ],
  [
    'processes that share a database share a secret',
    { PARVIS_DATABASE_URL: 'postgres://db/parvis', PARVIS_LOG_URL: 'esdb://log:2113' },
    'PARVIS_SECRET is missing',
  ],
  [
    'visitors cannot reach the metrics',
    { PARVIS_METRICS_PORT: '8080' },
    'PARVIS_METRICS_PORT is 8080',
  ],
  [
    'a session cannot idle longer than it lives',
    { PARVIS_SESSION_IDLE_MINUTES: '90', PARVIS_SESSION_HOURS: '1' },
    'PARVIS_SESSION_IDLE_MINUTES is 90',
  ],
])('%s', (_rule, environment, text) => {
  expect(problemsOf(environment)).toEqual([expect.stringContaining(text)]);
});

test('caches in front are purged at their addresses, with a key where one is required', () => {
  const PARVIS_CACHES = 'varnish:http://10.0.0.5:6081 fastly:SU1Z0isxPaozGVKXdv0eY';
  const PARVIS_CACHE_KEY = 'secret';
  expect(configurationFrom({ PARVIS_CACHES, PARVIS_CACHE_KEY })).toMatchObject({
    frontCaches: [
      { kind: 'varnish', address: 'http://10.0.0.5:6081/' },
      { kind: 'fastly', service: 'SU1Z0isxPaozGVKXdv0eY' },
    ],
    frontCacheKey: 'secret',
  });
  expect(problemsOf({ PARVIS_CACHES })).toEqual([
    expect.stringContaining('PARVIS_CACHE_KEY is missing'),
  ]);
});

test('witnesses are a key of cosignatures and an address each', () => {
  const key = (first: string) => `witness.example/w1+0a1b2c3d+${first}${'a/+9'.repeat(10)}abc`;
  const PARVIS_WITNESSES = `${key('B')}=https://witness.example/ ${key('B')}=http://10.0.0.5/a=b`;
  expect(configurationFrom({ PARVIS_WITNESSES }).witnesses).toEqual([
    { key: key('B'), url: 'https://witness.example' },
    { key: key('B'), url: 'http://10.0.0.5/a=b' },
  ]);
  // A key that signs notes does not cosign.
  expect(problemsOf({ PARVIS_WITNESSES: `${key('A')}=https://witness.example` })).toHaveLength(1);
});

test('every example in the table is accepted', () => {
  const examples = Object.entries(configurationTable).map(([name, { example }]) => [name, example]);
  expect(problemsOf(Object.fromEntries(examples))).toEqual([]);
});

test('offers are searched on a server when its address and key are configured', () => {
  const given = { PARVIS_TYPESENSE_URL: 'http://typesense.internal:8108' };
  expect(configurationFrom({ ...given, PARVIS_TYPESENSE_KEY: 'key' }).typesense).toEqual({
    url: 'http://typesense.internal:8108',
    key: 'key',
  });
  const named = { ...given, PARVIS_TYPESENSE_KEY: 'key', PARVIS_TYPESENSE_PREFIX: 'offers_2' };
  expect(configurationFrom(named).typesense?.prefix).toBe('offers_2');
  expect(configurationFrom({ PARVIS_TYPESENSE_KEY: 'key' }).typesense).toBeUndefined();
  expect(problemsOf(given)).toEqual([expect.stringMatching(/^PARVIS_TYPESENSE_KEY is missing/)]);
  expect(problemsOf({ PARVIS_TYPESENSE_URL: 'typesense:8108' })).toHaveLength(1);
});

test.each([
  ['nothing is listed', undefined, ['jobs.example.org', '10.0.0.5']],
  ['one is listed', 'jobs.example.org', ['10.0.0.5']],
  ['both are', 'JOBS.example.org,10.0.0.0/8', []],
])('a feed is fetched from a listed host only: %s', (_, PARVIS_OFFERS_HOSTS, missing) => {
  const given = {
    ...(PARVIS_OFFERS_HOSTS && { PARVIS_OFFERS_HOSTS }),
    PARVIS_OFFERS_FEEDS:
      'estuaire=https://me:password@jobs.example.org/a.json large=http://10.0.0.5/b.xml',
  };
  const problems = problemsOf(given);
  const name = (host: string) => (host === '10.0.0.5' ? 'large' : 'estuaire');
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(
    missing.map((host) => `PARVIS_OFFERS_FEEDS names ${host} for ${name(host)}`),
  );
  expect(problems.join()).not.toContain('password');
});

test.each([
  ['PARVIS_TYPESENSE_URL', 'http://typesense:8108/collections'],
  ['PARVIS_TYPESENSE_URL', 'typesense:8108'],
  ['PARVIS_TYPESENSE_KEY', 'k'.repeat(201)],
  ['PARVIS_TYPESENSE_PREFIX', 'Offers-2'],
  ['PARVIS_OFFERS_HOSTS', 'https://jobs.example.org'],
  ['PARVIS_FETCH_HOSTS', 'https://reviews.example'],
  ['PARVIS_CACHES', 'varnish:10.0.0.5:6081'],
  ['PARVIS_CACHES', 'akamai:7'],
  ['PARVIS_WITNESSES', 'https://witness.example'],
  ['PARVIS_OFFERS_FEEDS', 'https://jobs.example.org/offers.json'],
  ['PARVIS_OFFERS_FEEDS', 'estuaire=ftp://jobs.example.org/offers.json'],
  ['PARVIS_OFFERS_HEADERS', 'Authorization: Bearer abc'],
  ['PARVIS_OFFERS_HEADERS', 'bank=Authorization: '],
  ['PARVIS_OFFERS_COUNTRIES', 'FR'],
  ['PARVIS_OFFERS_COUNTRIES', 'bank=France'],
  ['PARVIS_OFFERS_COUNTRIES', 'bank=XX'],
  ['PARVIS_OFFERS_COUNTRIES', 'bank=EU'],
  ['PARVIS_OFFERS_EVERY_MINUTES', '0'],
  ['PARVIS_OFFERS_SHARE', '101'],
  ['PARVIS_CONTACT_DAYS', '0'],
  ['PARVIS_ETHICS_DAYS', '0'],
  ['PARVIS_CLAMD', 'clamav.internal'],
  ['PARVIS_CLAMD', 'clamav.internal:99999'],
  ['PARVIS_CLAMD', 'tcp://clamav.internal:3310'],
] as const)('%s is refused in one sentence that states what is expected: %s', (name, value) => {
  const given = { PARVIS_TYPESENSE_URL: 'http://a:1', PARVIS_TYPESENSE_KEY: 'key', [name]: value };
  const [problem, ...more] = problemsOf(given);
  expect(more).toEqual([]);
  expect(problem).toMatch(new RegExp(`^${name} is .+: expected .+, for example .+\\.$`));
});

test.each([
  ['clamav.internal:3310', { host: 'clamav.internal', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  [undefined, undefined],
])('uploads are scanned at %s', (PARVIS_CLAMD, clamd) => {
  expect(configurationFrom(PARVIS_CLAMD === undefined ? {} : { PARVIS_CLAMD }).clamd).toEqual(
    clamd,
  );
});

test('scheduled feeds have hosts, a country, an interval and a maximum share of withdrawals', () => {
  const read = configurationFrom({
    PARVIS_OFFERS_HOSTS: 'jobs.example.org, 10.0.0.5',
    PARVIS_OFFERS_FEEDS: 'estuaire=https://jobs.example.org/a.json?b=c',
    PARVIS_OFFERS_HEADERS: 'estuaire=Authorization: Bearer a=b, estuaire; estuaire=X-Key: 7',
    PARVIS_OFFERS_COUNTRIES: 'estuaire=uk',
    PARVIS_OFFERS_EVERY_MINUTES: '5',
    PARVIS_OFFERS_SHARE: '12',
  });
  expect(read).toMatchObject({
    offersHosts: ['jobs.example.org', '10.0.0.5'],
    offersFeeds: [{ source: 'estuaire', url: 'https://jobs.example.org/a.json?b=c' }],
    offersHeaders: [
      { source: 'estuaire', name: 'Authorization', value: 'Bearer a=b, estuaire' },
      { source: 'estuaire', name: 'X-Key', value: '7' },
    ],
    offersCountries: [{ source: 'estuaire', country: 'GB' }],
    offersEveryMinutes: 5,
    offersShare: 0.12,
  });
});

test('a setting of a feed that is not imported names the source', () => {
  const given = { PARVIS_OFFERS_HEADERS: 'bank=X-Key: 7', PARVIS_OFFERS_COUNTRIES: 'bnk=FR' };
  expect(problemsOf(given)).toEqual([
    'PARVIS_OFFERS_HEADERS names bank: expected a source of PARVIS_OFFERS_FEEDS, for example bank=Authorization: Bearer 0f3c.',
    'PARVIS_OFFERS_COUNTRIES names bnk: expected a source of PARVIS_OFFERS_FEEDS, for example bank=FR.',
  ]);
});
