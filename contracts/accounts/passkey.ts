import { z } from 'zod';

/** The maximum number of passkeys of an account. */
export const maxPasskeys = 20;
/** The time limit for using a passkey, in milliseconds, for the browser and for the server. */
export const passkeyTimeoutMs = 120_000;

const maxIdLetters = 1_400;
const maxClientDataLetters = 8_000;
const maxAuthenticatorLetters = 24_000;

/** Returns bytes in WebAuthn’s JSON: base64url without padding. */
function bytes(maxLetters: number) {
  return z
    .string()
    .min(1)
    .max(maxLetters)
    .refine((text) => /^[\w-]+$/.test(text), { params: { reason: 'malformed' } });
}

const credentialIdSchema = bytes(maxIdLetters);
const typeSchema = z.literal('public-key');
const clientDataSchema = bytes(maxClientDataLetters);
const verificationSchema = z.literal('preferred');

export const passkeyTransports = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const;

/** A credential’s id, and the transports of its authenticator. */
const knownCredentialSchema = z.object({
  id: z.string(),
  type: typeSchema,
  /** Empty when the authenticator reported none. */
  transports: z.array(z.enum(passkeyTransports)),
});

/** The options of `navigator.credentials.create`, in WebAuthn’s JSON. */
export const creationOptionsSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: typeSchema, alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(knownCredentialSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: verificationSchema,
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.infer<typeof creationOptionsSchema>;

/** The options of `navigator.credentials.get`, in WebAuthn’s JSON. */
export const requestOptionsSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(knownCredentialSchema),
  userVerification: verificationSchema,
});
export type RequestOptions = z.infer<typeof requestOptionsSchema>;

/** The result of `navigator.credentials.create`, in WebAuthn’s JSON, without its other fields. */
export const newCredentialSchema = z.looseObject({
  id: credentialIdSchema,
  type: typeSchema,
  response: z.looseObject({
    clientDataJSON: clientDataSchema,
    attestationObject: bytes(maxAuthenticatorLetters),
    /** Unknown transports are dropped. */
    transports: z.array(z.string().max(40)).max(20).optional(),
  }),
});
export type NewCredential = z.infer<typeof newCredentialSchema>;

/** The result of `navigator.credentials.get`, in WebAuthn’s JSON, without its other fields. */
export const usedCredentialSchema = z.looseObject({
  id: credentialIdSchema,
  type: typeSchema,
  response: z.looseObject({
    clientDataJSON: clientDataSchema,
    authenticatorData: bytes(maxAuthenticatorLetters),
    signature: bytes(maxAuthenticatorLetters),
  }),
});
export type UsedCredential = z.infer<typeof usedCredentialSchema>;
