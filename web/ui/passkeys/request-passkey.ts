import type {
  CreationOptions,
  NewCredential,
  RequestOptions,
  UsedCredential,
} from '@parvis/contracts/accounts/passkey.ts';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Why a browser returned no passkey. */
export type PasskeyFailure = 'cancelled' | 'timed-out' | 'other-site' | 'present' | 'failed';

/** The browser returned no passkey. */
export class PasskeyNotProvided extends Error {
  override readonly name = 'PasskeyNotGiven';
  readonly failure: PasskeyFailure;

  constructor(failure: PasskeyFailure, cause: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/** Makes the browser create a passkey. @throws PasskeyNotProvided */
export async function createPasskey(options: CreationOptions): Promise<NewCredential> {
  const { id, response } = await requestWithin(options.timeout, () =>
    startRegistration({ optionsJSON: options }),
  );
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    id,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, transports },
  };
}

/** Makes the browser use a passkey. @throws PasskeyNotProvided */
export async function requestPasskey(options: RequestOptions): Promise<UsedCredential> {
  const { id, response } = await requestWithin(options.timeout, () =>
    startAuthentication({ optionsJSON: options }),
  );
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, type: 'public-key', response: { clientDataJSON, authenticatorData, signature } };
}

async function requestWithin<T>(timeoutMs: number, ask: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    return await ask();
  } catch (cause) {
    throw new PasskeyNotProvided(toFailure(cause, performance.now() - begun >= timeoutMs), cause);
  }
}

/** Browsers do not distinguish a cancelled request from one that timed out. */
function toFailure(cause: unknown, isLate: boolean): PasskeyFailure {
  switch (cause instanceof Error ? cause.name : '') {
    case 'AbortError':
    case 'NotAllowedError':
      return isLate ? 'timed-out' : 'cancelled';
    case 'SecurityError':
      return 'other-site';
    case 'InvalidStateError':
      return 'present';
    default:
      return 'failed';
  }
}
