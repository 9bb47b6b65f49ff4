import { randomBytes } from 'node:crypto';
import { ethicsFormPath } from '@parvis/contracts/ethics/endpoints.ts';
import { type Entry, unpackEntry } from '@parvis/contracts/ethics/entry.ts';
import { ethicsKeyEndpoints } from '@parvis/contracts/ethics/key-endpoints.ts';
import {
  ethicsOfficerEndpoints,
  listedReportSchema,
  sealedReportSchema,
} from '@parvis/contracts/ethics/officer-endpoints.ts';
import {
  challengeSchema,
  ethicsProofEndpoints,
  type ProvenAction,
} from '@parvis/contracts/ethics/proof-endpoints.ts';
import type { EthicsStep } from '@parvis/contracts/ethics/steps.ts';
import { listSchema } from '@parvis/contracts/http/listing.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { generateHybridIdentity, identityToRecipient } from 'age-encryption';
import type { Pool } from 'pg';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { openPool } from '../../adapters/database/open-pool.ts';
import { type MalwareScanner, noScanner } from '../../adapters/malware/malware-scanner.ts';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { SecurityTrace } from '../../http/security-trace.ts';
import { accountWith, trustingAuthenticator } from '../../http/testing/actors.ts';
import { callEndpoint, type TestResponse } from '../../http/testing/call-endpoint.ts';
import { serve } from '../../http/testing/serve.ts';
import { ethicsRoutes } from '../ethics-routes.ts';
import { openReceipt } from '../receipt-code.ts';
import { sealTo, unseal } from '../seal.ts';

/** An officer, with the private key in their browser. */
export interface TestOfficer {
  readonly id: OfficerId;
  readonly identity: string;
  readonly recipient: string;
}

/** Returns what an endpoint needs a proof of. */
function actionOf(endpointId: string): ProvenAction | undefined {
  const actions: Readonly<Record<string, ProvenAction>> = {
    listEthicsReports: 'list',
    getEthicsReport: 'read',
    getEthicsAttachment: 'read',
    answerEthicsReport: 'answer',
    noteEthicsStep: 'step',
    deleteEthicsReport: 'delete',
    consentToEthicsKey: 'keys',
    checkEthicsKey: 'keys',
    reinstateEthicsKey: 'keys',
    removeEthicsKey: 'keys',
    listMissingEnvelopes: 'keys',
    addEthicsEnvelopes: 'keys',
  };
  return actions[endpointId];
}

/** Ethics reports over real HTTP with their own database. */
export interface EthicsWorld {
  /** The current one first. */
  readonly receiptSalts: [Buffer, ...Buffer[]];
  readonly pool: Pool;
  readonly origin: string;
  /** The views that reporters received. */
  readonly rendered: { as: string; locale: string; step: EthicsStep }[];
  readonly traced: Parameters<SecurityTrace['note']>[0][];
  clock: { now: () => Date };
  scanner: MalwareScanner;
  /** Creates an officer with a new key; the first officer's is accepted without consent. */
  officer(as?: OfficerId): Promise<TestOfficer>;
  /** Sends a form without script. */
  post(
    below: string,
    fields: Record<string, string> | string,
    headers?: HeadersInit,
  ): Promise<Response>;
  /** Calls an endpoint as an officer’s browser does: with a proof where one is needed. */
  call(...sent: Parameters<CallHere>): Promise<TestResponse>;
  /** Calls it without a proof. */
  callPlainly(...sent: Parameters<CallHere>): Promise<TestResponse>;
  /** Returns a proof by an officer who has a key. */
  proof(as: string, action: ProvenAction, about?: string): Promise<string | undefined>;
  /** Sends a report; returns its receipt code. */
  report(fields?: Record<string, string>): Promise<string>;
  reportIds(): Promise<readonly string[]>;
  /** Returns the key of a report, sealed to the officer, in base64. */
  envelope(id: string): Promise<string>;
  /** Returns a report as an officer reads it. */
  read(officer: TestOfficer, id: string): Promise<readonly Entry[]>;
}

type CallHere = (
  endpoint: Parameters<typeof callEndpoint>[1],
  sent?: Parameters<typeof callEndpoint>[2],
) => void;

/** The accounts with the role; the first is the default caller. */
export const officerIds = ['ethicsoffice', 'ethicssecond', 'ethicsathird'] as const;
type OfficerId = (typeof officerIds)[number];

/** Creates the world, which ends with the test. */
export async function ethicsWorld(): Promise<EthicsWorld> {
  const db = await createMigratedDatabase();
  const pool = openPool(db.url);
  await pool.query(
    `INSERT INTO account (id, email, name, roles, command_id, claimed_at, opened_at)
     SELECT id, id || '@estuaire.example', name, '{ethics-officer}', id, now(), now()
     FROM unnest($1::text[], $2::text[]) AS officer (id, name)`,
    [officerIds, ['Thomas Hartley', 'Hélène Le Goff', 'Zoé Abgrall']],
  );
  const rendered: EthicsWorld['rendered'] = [];
  const traced: EthicsWorld['traced'] = [];
  const receiptSalts: EthicsWorld['receiptSalts'] = [randomBytes(32)];
  const world: Pick<EthicsWorld, 'clock' | 'scanner'> = {
    clock: { now: () => new Date('2026-01-05T12:00:00Z') },
    scanner: noScanner,
  };
  const routes = ethicsRoutes({
    pool,
    clock: { now: () => world.clock.now() },
    receiptSalts,
    keptDays: 60,
    // The real cleaning belongs to media; this one only distinguishes two files.
    cleanAttachment: async (bytes) =>
      String(Buffer.from(bytes)).startsWith('MZ')
        ? { kind: 'type' }
        : { kind: 'clean', extension: 'pdf', bytes },
    scanner: { scan: (bytes) => world.scanner.scan(bytes) },
    sealer: { openReceipt, sealTo, unseal },
    async render(shown) {
      rendered.push(shown);
      return `<p>${JSON.stringify(shown.step)}</p>`;
    },
  });
  const router = bindRoutes(routes, {
    authenticator: {
      async actorOf(credentials) {
        const accountId = officerIds.find((id) => id === credentials.authorization);
        if (accountId === undefined) return trustingAuthenticator.actorOf(credentials);
        const actor = { ...accountWith('ethics-officer'), accountId };
        return { ok: true, value: actor };
      },
    },
    readGate: { waitUntil: async () => true },
    publicOrigin: undefined,
    securityTrace: { note: async (request) => void traced.push(request) },
    reportFault: (_id, fault) => {
      throw fault;
    },
  });
  const { origin, close } = await serve((app) => app.use(router));
  onTestFinished(async () => {
    await close();
    await pool.end();
    await db.drop();
  });
  const identities = new Map<string, string>();
  const callPlainly: EthicsWorld['call'] = (endpoint, sent = {}) =>
    callEndpoint(origin, endpoint, { as: officerIds[0], ...sent });
  const proof: EthicsWorld['proof'] = async (as, action, about = '') => {
    const identity = identities.get(as);
    if (identity === undefined) return undefined;
    const { challengeEthicsOfficer } = ethicsProofEndpoints;
    const challenged = await callPlainly(challengeEthicsOfficer, { as, body: { action, about } });
    if (challenged.status !== 200) return undefined;
    const { sealed } = challenged.as(challengeSchema);
    return new TextDecoder().decode(await unseal(identity, Buffer.from(sealed, 'base64')));
  };
  const call: EthicsWorld['call'] = async (endpoint, sent = {}) => {
    const action = actionOf(endpoint.id);
    if (action === undefined) return callPlainly(endpoint, sent);
    const { id } = z.object({ id: z.string().optional() }).parse(sent.params ?? {});
    const proven = await proof(sent.as ?? officerIds[0], action, id);
    const query = { ...sent.query, ...(proven !== undefined && { proof: proven }) };
    return callPlainly(endpoint, { ...sent, query });
  };
  const post: EthicsWorld['post'] = (below, fields, headers = {}) =>
    fetch(`${origin}${ethicsFormPath}${below}`, {
      method: 'POST',
      redirect: 'manual',
      body: typeof fields === 'string' ? fields : new URLSearchParams(fields),
      headers: { Accept: 'application/json', ...headers },
    });
  return Object.assign(world, {
    pool,
    origin,
    receiptSalts,
    rendered,
    traced,
    call,
    callPlainly,
    proof,
    post,
    async officer(as = officerIds[0]) {
      const identity = await generateHybridIdentity();
      const recipient = await identityToRecipient(identity);
      const body = { recipient, wrappedIdentity: 'c2VhbGVk' };
      const response = await call(ethicsKeyEndpoints.createEthicsKey, { as, body });
      if (response.status !== 204) throw new Error(response.text);
      identities.set(as, identity);
      return { id: as, identity, recipient };
    },
    async report(fields = { text: 'Caisse noire' }) {
      const response = await post('', fields);
      return z.object({ receipt: z.string() }).parse(await response.json()).receipt;
    },
    async reportIds() {
      const list = await call(ethicsOfficerEndpoints.listEthicsReports);
      return list.as(listSchema(listedReportSchema)).items.map(({ id }) => id);
    },
    async envelope(id: string) {
      const response = await call(ethicsOfficerEndpoints.getEthicsReport, { params: { id } });
      return response.as(sealedReportSchema).envelope ?? '';
    },
    async read({ id: as, identity }: TestOfficer, id: string) {
      const response = await call(ethicsOfficerEndpoints.getEthicsReport, { as, params: { id } });
      const { envelope, entries } = response.as(sealedReportSchema);
      const key = await unseal(identity, Buffer.from(envelope ?? '', 'base64'));
      const ofReport = new TextDecoder().decode(key);
      return Promise.all(
        entries.map(async ({ sealed }) =>
          unpackEntry(await unseal(ofReport, Buffer.from(sealed, 'base64'))),
        ),
      );
    },
  });
}
