import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';

/** What an officer proves to be allowed to do, with the private key that only their browser opens. */
export const provenActions = ['list', 'read', 'answer', 'step', 'delete', 'keys'] as const;
export const provenActionSchema = z.enum(provenActions);
export type ProvenAction = z.infer<typeof provenActionSchema>;

/** Refusals of whatever needs an accepted key, and proof of it. */
export const ofReaders = [
  'ethics-key-missing',
  'ethics-key-suspended',
  'ethics-proof-missing',
] as const;

/** A one-time value, opened with the officer’s private key. */
export const proofSchema = z
  .string()
  .max(64)
  .optional()
  .describe(
    'The one-time value of `POST /api/ethics/challenges`, opened with your private key: required, and valid for two minutes',
  );

/** The query of whatever needs proof. */
export const provenQuery = z.object({ proof: proofSchema });

export const challengeSchema = z.object({
  /** The one-time value, sealed to your public key by age, in base64. */
  sealed: z.base64(),
});

export const ethicsProofEndpoints = {
  challengeEthicsOfficer: endpoint({
    id: 'challengeEthicsOfficer',
    method: 'post',
    path: '/api/ethics/challenges',
    summary:
      'Returns a one-time value, sealed to your public key: opened with the private key, it proves that an action is yours',
    access: { capability: 'ethics.handle' },
    params: z.object({}),
    query: z.object({}),
    body: z.object({
      action: provenActionSchema,
      about: z
        .string()
        .max(64)
        .default('')
        .describe('The id of the report, or of the officer whose key it is'),
    }),
    response: { status: 200, kind: 'json', schema: challengeSchema },
    refuses: ['ethics-key-missing'],
  }),
} as const;
