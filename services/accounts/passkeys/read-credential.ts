import type { NewCredential, UsedCredential } from '@parvis/contracts/accounts/passkey.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import {
  decodeAttestationObject,
  isoBase64URL,
  parseAuthenticatorData,
} from '@simplewebauthn/server/helpers';
import { z } from 'zod';

const clientDataSchema = z.object({
  challenge: z.string(),
  origin: z.string(),
  /** Set when the page was in a frame of another site. */
  crossOrigin: z.boolean().default(false),
});
/** The client data of a credential: set by the browser rather than the authenticator. */
export type ClientData = z.infer<typeof clientDataSchema>;

/** Parses a new credential; refuses an invalid field by its name. */
export function readNewCredential({ response }: NewCredential): Outcome<ClientData> {
  const { attestationObject } = response;
  const isReadable = reads(() =>
    parseAuthenticatorData(
      decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData'),
    ),
  );
  return isReadable ? readClientData(response.clientDataJSON) : malformed('attestationObject');
}

/** Parses a used credential; refuses an invalid field by its name. */
export function readUsedCredential({ response }: UsedCredential): Outcome<ClientData> {
  const { authenticatorData } = response;
  const isReadable = reads(() => parseAuthenticatorData(isoBase64URL.toBuffer(authenticatorData)));
  return isReadable ? readClientData(response.clientDataJSON) : malformed('authenticatorData');
}

function readClientData(clientDataJSON: string): Outcome<ClientData> {
  let said: unknown;
  reads(() => {
    said = JSON.parse(isoBase64URL.toUTF8String(clientDataJSON));
  });
  const parsed = clientDataSchema.safeParse(said);
  return parsed.success ? accept(parsed.data) : malformed('clientDataJSON');
}

function reads(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

function malformed(field: string): Outcome<never> {
  const path = ['credential', 'response', field];
  return refuse('invalid', { path, params: { reason: 'malformed' } });
}
