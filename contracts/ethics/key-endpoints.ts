import { z } from 'zod';
import { accountIdSchema } from '../accounts/endpoints.ts';
import { endpoint } from '../http/endpoint.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { ofReaders, proofSchema, provenQuery } from './proof-endpoints.ts';

const none = z.object({});
const access = { capability: 'ethics.handle' } as const;

/**
 * The public half of a key pair, as age writes it: X25519 with ML-KEM-768, which is post-quantum.
 */
export const recipientSchema = z.string().regex(/^age1pq1[0-9a-z]{1900,2000}$/);

/** An officer’s key pair: the private half is sealed under a passphrase that never leaves the browser. */
const newKeySchema = z.object({
  recipient: recipientSchema,
  wrappedIdentity: z.base64().min(1).max(4_096),
});

/** An officer’s proof of having compared a key, which requires the officer’s own key. */
const checkSchema = z.base64().length(44);

/** The key that was compared; the proof is invalid for any other. */
const comparedSchema = z.object({ recipient: recipientSchema, check: checkSchema });

export const officerSchema = z.object({
  accountId: accountIdSchema,
  name: z.string(),
  recipient: recipientSchema,
  /** `waiting`: no officer has consented yet, and nothing is sealed to this key. */
  state: z.enum(['waiting', 'active']),
  /** The day until which the key is suspended, because its officer’s account was reset; or null. */
  suspendedUntil: z.iso.date().nullable(),
  /** Whether the public key is damaged: nothing can be sealed to it. */
  isDamaged: z.boolean(),
  /** The officer who consented; null for the first key and while consent is awaited. */
  consentBy: z.string().nullable(),
  /** Your own check of this key, as your browser made it; null while you have not compared it. */
  check: checkSchema.nullable(),
  /** The number of reports that this key cannot open. */
  unread: z.number().int().min(0),
});
export type Officer = z.infer<typeof officerSchema>;

export const officersSchema = z.object({
  /** The private half of your own key pair, sealed; null before you have one. */
  wrappedIdentity: z.string().nullable(),
  accountId: accountIdSchema,
  officers: z.array(officerSchema),
});
export type Officers = z.infer<typeof officersSchema>;

/** The maximum number of envelopes sealed again in one request. */
export const maxEnvelopes = 50;

const reportIdSchema = z.uuid();
const envelopeSchema = z.object({
  reportId: reportIdSchema,
  /** The private key of a report, sealed to an officer, in base64. */
  sealed: z.base64().min(1).max(8_192),
});
export type Envelope = z.infer<typeof envelopeSchema>;

export const envelopesSchema = z.object({ envelopes: z.array(envelopeSchema).max(maxEnvelopes) });

const officer = z.object({ id: accountIdSchema });

export const suspendedKeysSchema = z.object({
  suspended: z.array(
    z.object({
      name: z.string(),
      until: z.iso
        .date()
        .describe('When it counts again if there is no other officer, who has to agree'),
    }),
  ),
});

export const ethicsKeyEndpoints = {
  getEthicsOfficers: endpoint({
    id: 'getEthicsOfficers',
    method: 'get',
    path: '/api/ethics/officers',
    summary: 'Returns the ethics officers with their public keys, and your own key, sealed',
    access,
    params: none,
    query: none,
    body: none,
    response: { status: 200, kind: 'json', schema: officersSchema },
  }),
  listSuspendedKeys: endpoint({
    id: 'listSuspendedKeys',
    method: 'get',
    path: '/api/ethics/suspended-keys',
    summary:
      'Lists the ethics officers whose keys are suspended, because their accounts were reset',
    access: { capability: 'accounts.manage' },
    params: none,
    query: none,
    body: none,
    response: { status: 200, kind: 'json', schema: suspendedKeysSchema },
  }),
  createEthicsKey: endpoint({
    id: 'createEthicsKey',
    traced: true,
    method: 'post',
    path: '/api/ethics/officers',
    summary:
      'Stores the key pair that your browser generated; the first officer’s is active immediately, any other when an officer consents',
    access,
    params: none,
    query: none,
    body: newKeySchema,
    response: { status: 204, kind: 'empty' },
    refuses: ['ethics-key-exists', 'ethics-key-damaged'],
  }),
  consentToEthicsKey: endpoint({
    id: 'consentToEthicsKey',
    traced: true,
    method: 'post',
    path: '/api/ethics/officers/{id}/consent',
    summary:
      'Consents to a pending key: reports are sealed to it from now on, and earlier ones as envelopes are added',
    access,
    params: officer,
    query: provenQuery,
    body: comparedSchema,
    response: { status: 204, kind: 'empty' },
    refuses: [...ofReaders, 'ethics-officer-not-found', 'ethics-key-changed'],
  }),
  checkEthicsKey: endpoint({
    id: 'checkEthicsKey',
    traced: true,
    method: 'post',
    path: '/api/ethics/officers/{id}/check',
    summary: 'Records, for you alone, that you compared another officer’s key',
    access,
    params: officer,
    query: provenQuery,
    body: comparedSchema,
    response: { status: 204, kind: 'empty' },
    refuses: [...ofReaders, 'ethics-officer-not-found', 'ethics-key-changed'],
  }),
  reinstateEthicsKey: endpoint({
    id: 'reinstateEthicsKey',
    traced: true,
    method: 'post',
    path: '/api/ethics/officers/{id}/reinstatement',
    summary: 'Lifts the suspension of another officer’s key, whose account was reset',
    access,
    params: officer,
    query: provenQuery,
    body: none,
    response: { status: 204, kind: 'empty' },
    refuses: [...ofReaders, 'ethics-officer-not-found', 'ethics-key-own'],
  }),
  removeEthicsKey: endpoint({
    id: 'removeEthicsKey',
    traced: true,
    method: 'delete',
    path: '/api/ethics/officers/{id}',
    summary: 'Removes an officer’s key, active or pending, with every envelope sealed to it',
    access,
    params: officer,
    query: provenQuery,
    body: none,
    response: { status: 204, kind: 'empty' },
    refuses: [...ofReaders, 'ethics-officer-not-found', 'ethics-key-needed'],
  }),
  listMissingEnvelopes: endpoint({
    id: 'listMissingEnvelopes',
    method: 'get',
    path: '/api/ethics/officers/{id}/missing-envelopes',
    summary:
      'Lists the reports that you can read and another officer cannot yet, with your envelopes, by id',
    access,
    params: officer,
    query: z.object({
      from: reportIdSchema.optional().describe('The last id of the previous part'),
      proof: proofSchema,
    }),
    body: none,
    response: { status: 200, kind: 'json', schema: envelopesSchema },
    refuses: [...ofReaders],
  }),
  addEthicsEnvelopes: endpoint({
    id: 'addEthicsEnvelopes',
    method: 'post',
    path: '/api/ethics/officers/{id}/envelopes',
    summary:
      'Adds envelopes that your browser sealed to another officer’s key, for reports that still exist',
    access,
    params: officer,
    query: provenQuery,
    body: envelopesSchema.extend({ recipient: recipientSchema }),
    maxBytes: contentBodyBytes,
    response: { status: 204, kind: 'empty' },
    refuses: [...ofReaders, 'ethics-officer-not-found', 'ethics-key-changed'],
  }),
} as const;
