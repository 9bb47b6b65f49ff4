import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { maxFileBytes } from '@parvis/contracts/media/limits.ts';
import { configurationTable } from '@parvis/services/adapters/config/configuration-table.ts';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const serviceSchema = z.object({
  image: z.string(),
  profiles: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  networks: z.array(z.string()).default(['default']),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  mem_limit: z.string().optional(),
  depends_on: z
    .record(z.string(), z.object({ condition: z.string(), required: z.boolean().default(true) }))
    .default({}),
});
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  networks: z
    .record(z.string(), z.object({ internal: z.boolean().optional() }).nullable())
    .default({}),
  volumes: z.record(z.string(), z.null()),
});
type Service = z.infer<typeof serviceSchema>;

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFile(join(root, path), 'utf8');

let text: string;
let compose: z.infer<typeof composeSchema>;

beforeAll(async () => {
  text = await read('docker-compose.yml');
  compose = composeSchema.parse(parse(text, { merge: true }));
});

function service(name: string): Service {
  const found = compose.services[name];
  if (found === undefined) throw new Error(`there is no service ${name}`);
  return found;
}

/** Returns the containers of Parvis itself. */
function ofParvis(): [string, Service][] {
  return Object.entries(compose.services).filter(([, { image }]) => image === 'parvis');
}

test('by default Parvis starts with the servers that it uses', () => {
  const byDefault = Object.entries(compose.services).filter(([, one]) => one.profiles.length === 0);
  expect(byDefault.map(([name]) => name)).toEqual([
    'parvis',
    'eventstoredb',
    'postgres',
    'nats',
    'typesense',
  ]);
});

test('every port is published on the loopback address only', () => {
  const published = Object.values(compose.services).flatMap(({ ports }) => ports);
  expect(published.length).toBeGreaterThan(0);
  for (const port of published) expect(port).toMatch(/^127\.0\.0\.1:/);
});

test('no two services claim the same port of the host', () => {
  const taken = Object.values(compose.services).flatMap(({ ports }) =>
    ports.map((port) => port.replace(/:\d+$/, '')),
  );
  expect(new Set(taken).size).toBe(taken.length);
});

test('each further web process takes another port of the host', () => {
  expect(service('web').ports).toContain('127.0.0.1:${PARVIS_WEB_PORTS:-8081-8089}:8080');
});

test('the metrics of every process are published, for a Prometheus on this machine', () => {
  for (const [name, { ports }] of ofParvis()) {
    const published = ports.filter((port) => port.endsWith(':9464'));
    expect([name, published.length]).toEqual([name, 1]);
  }
});

test('each role has its own service, with the same servers', () => {
  const roles = ofParvis().map(([name, { environment }]) => [name, environment['PARVIS_ROLES']]);
  expect(roles).toEqual([
    ['parvis', '${PARVIS_ROLES:-web,projector,worker}'],
    ['web', 'web'],
    ['projector', 'projector'],
    ['worker', 'worker'],
  ]);
  for (const [name, { environment, volumes, networks }] of ofParvis()) {
    const { PARVIS_ROLES: _own, ...shared } = environment;
    const { PARVIS_ROLES: _other, ...expected } = service('parvis').environment;
    expect([name, shared, volumes, networks]).toEqual([
      name,
      expected,
      service('parvis').volumes,
      service('parvis').networks,
    ]);
  }
});

test('no secret is part of a URL, where its characters could be misread', () => {
  const inAddresses = [...text.matchAll(/:\/\/[^\s@/]*\$\{[^\s@]*@/g)].map(([found]) => found);
  expect(inAddresses).toEqual([]);
  expect(service('parvis').environment['PGPASSWORD']).toBe(
    service('postgres').environment['POSTGRES_PASSWORD'],
  );
});

test('PostgreSQL is healthy once it accepts connections, not while it is being set up', () => {
  expect(service('postgres').healthcheck?.test).toContain('--host=127.0.0.1');
});

test('mail goes to the operator’s server; the mail catcher is for trials', () => {
  expect(service('parvis').environment['PARVIS_SMTP_URL']).toMatch(/^\$\{PARVIS_SMTP_URL:\?/);
  expect(service('mailpit').profiles).toEqual(['mail-catcher']);
});

test.each(['eventstoredb', 'postgres', 'nats', 'typesense'])(
  '%s shares a network with Parvis only, and cannot reach the internet',
  (name) => {
    const { networks } = service(name);
    expect(networks).toHaveLength(1);
    for (const network of networks) {
      const others = Object.entries(compose.services).filter(([, one]) =>
        one.networks.includes(network),
      );
      const strangers = others.filter(([other, { image }]) => other !== name && image !== 'parvis');
      expect(strangers).toEqual([]);
      expect(compose.networks[network]).toEqual({ internal: true });
    }
  },
);

test('Parvis waits for the servers that it needs, but not for the search, which is optional', () => {
  const waitsFor = Object.entries(service('parvis').depends_on).map(([name, { condition }]) => [
    name,
    condition,
  ]);
  expect(waitsFor).toEqual([
    ['eventstoredb', 'service_healthy'],
    ['postgres', 'service_healthy'],
    ['nats', 'service_healthy'],
    ['typesense', 'service_started'],
  ]);
});

test('Typesense is reached with its configured key, and is healthy once it responds', () => {
  const { environment, healthcheck, ports } = service('typesense');
  expect(service('parvis').environment['PARVIS_TYPESENSE_KEY']).toBe(
    environment['TYPESENSE_API_KEY'],
  );
  expect(service('parvis').environment['PARVIS_TYPESENSE_URL']).toBe('http://typesense:8108');
  expect(healthcheck?.test.join(' ')).toContain('GET /health');
  expect(ports).toEqual([]);
});

/** Set by the image, for what is inside of the container. */
const ofImage = /^PARVIS_(?:PORT|HOST|DATA|METRICS_PORT|METRICS_HOST)$/;
/** The addresses of the other services. */
const ofServices = /^PARVIS_(?:DATABASE|LOG|NATS|TYPESENSE)_URL$/;

test('every variable of the configuration reaches every container of Parvis', () => {
  for (const [name, { fallback = '' }] of Object.entries(configurationTable)) {
    if (ofImage.test(name)) continue;
    for (const [container, { environment }] of ofParvis()) {
      const value = String(environment[name]);
      const isForwarded = value === `\${${name}:-${fallback}}` || value.startsWith(`\${${name}:?`);
      const isOwn = ofServices.test(name) || /ROLES|DEMO/.test(name);
      expect({
        container,
        name,
        value,
        reaches: isForwarded || (isOwn && value !== 'undefined'),
      }).toMatchObject({
        reaches: true,
      });
    }
  }
});

test('variables about the inside of the container are set by the image', async () => {
  const dockerfile = await read('ops/docker/Dockerfile');
  for (const name of Object.keys(configurationTable).filter((one) => ofImage.test(one)))
    expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=`, 'm'));
});

test('no variable is given to Parvis that it does not know', () => {
  const known = new Set([...Object.keys(configurationTable), 'PGPASSWORD']);
  const unknown = Object.keys(service('parvis').environment).filter(
    (name) => !known.has(name) && !name.startsWith('OTEL_'),
  );
  expect(unknown).toEqual([]);
});

const overrideSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      profiles: z.array(z.string()).default([]),
      environment: z.record(z.string(), z.string()).default({}),
      volumes: z.array(z.string()).default([]),
    }),
  ),
});

test.each([
  ['without-typesense.yml', 'typesense', { PARVIS_TYPESENSE_URL: '', PARVIS_TYPESENSE_KEY: '' }],
  [
    'postgres-log.yml',
    'eventstoredb',
    { PARVIS_LOG_URL: 'postgres://parvis@postgres:5432/parvis_log' },
  ],
])('with %s, every process of Parvis does without %s', async (file, omitted, environment) => {
  const override = overrideSchema.parse(parse(await read(`ops/docker/${file}`), { merge: true }));
  for (const [name, own] of ofParvis()) {
    expect(override.services[name]?.environment).toEqual(environment);
    expect(own.environment).toMatchObject(
      Object.fromEntries(Object.keys(environment).map((one) => [one, expect.anything()])),
    );
    expect(own.depends_on[omitted]?.required).toBe(false);
  }
  expect(override.services[omitted]?.profiles).toEqual(['unused']);
  for (const name of Object.keys(override.services)) service(name);
  for (const { volumes } of Object.values(override.services))
    for (const volume of volumes) await read(volume.split(':')[0] ?? '');
});

test('the notary on a machine of its own has a bucket, its key on its own volume, and known variables', async () => {
  const { services } = composeSchema.parse(parse(await read('ops/docker/notary.yml')));
  const { environment, volumes } = Object(services['notary']);
  for (const name of Object.keys(environment)) expect(configurationTable).toHaveProperty([name]);
  expect(Object.keys(services)).toEqual(['notary']);
  expect(environment).toMatchObject({
    PARVIS_ROLES: 'notary',
    PARVIS_S3_URL: expect.stringContaining(':?'),
  });
  const [folder] = volumes.map((volume: string) => volume.split(':')[1]);
  expect(environment['PARVIS_NOTARY_KEY']).toContain(`${folder}/`);
});

test('ClamAV accepts files as large as ours, reports what it did not scan, and is reachable only by Parvis', () => {
  const { environment, profiles, ports, networks } = service('clamav');
  const needed = `${maxFileBytes / 1024 / 1024}M`;
  expect([profiles, ports, networks]).toEqual([['scanner'], [], ['scanner']]);
  expect(environment).toMatchObject({
    CLAMD_CONF_StreamMaxLength: needed,
    CLAMD_CONF_MaxFileSize: needed,
    CLAMD_CONF_AlertExceedsMax: 'yes',
  });
  const others = Object.values(compose.services).filter((one) => one.networks.includes('scanner'));
  expect(others.filter(({ image }) => image !== 'parvis')).toHaveLength(1);
});

test('every container has a memory limit', () => {
  const unlimited = Object.entries(compose.services).filter(
    ([, { mem_limit }]) => !/^(?:\d+[mg]|\$\{\w+:-\d+[mg]\})$/.test(mem_limit ?? ''),
  );
  expect(unlimited.map(([name]) => name)).toEqual([]);
});

test('the event log keeps its data and its own log lines in volumes', () => {
  const mounted = service('eventstoredb').volumes.map((volume) => volume.split(':')[1]);
  expect(mounted).toEqual(['/var/lib/eventstore', '/var/log/eventstore']);
});

test('every volume and network of a service is declared, and used', () => {
  const services = Object.values(compose.services);
  const volumes = services.flatMap((one) => one.volumes.map((volume) => volume.split(':')[0]));
  const networks = services.flatMap((one) => one.networks);
  expect(new Set(volumes)).toEqual(new Set(Object.keys(compose.volumes)));
  expect(new Set(networks)).toEqual(new Set(Object.keys(compose.networks)));
});

test('the values for a trial include every required variable', async () => {
  const required = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
  const given = new Set(
    [...(await read('ops/docker/dev.env')).matchAll(/^(\w+)=/gm)].map(([, name]) => name),
  );
  expect(required.filter((name) => !given.has(name))).toEqual([]);
});

test('the container’s health is checked on the port that every role opens', async () => {
  const dockerfile = await read('ops/docker/Dockerfile');
  expect(dockerfile).toMatch(/^ENV .*PARVIS_METRICS_PORT=9464/m);
  expect(dockerfile).toMatch(/^ENV .*PARVIS_METRICS_HOST=0\.0\.0\.0/m);
  expect(dockerfile).toContain('CMD ["node", "ops/start/healthcheck.mjs"]');
});
