import type { AlertId } from '@parvis/contracts/alerts/alert.ts';
import type { Keys } from '../../subjects/secret.ts';
import { Signer } from '../../subjects/signer.ts';

const dayMs = 24 * 3_600_000;

/** The purposes of a signed secret. */
const signedPurposes = ['activate', 'manage', 'unsubscribe'] as const;
export type SignedPurpose = (typeof signedPurposes)[number];

/**
 * Checks the secrets of links mailed by earlier versions, which were signed for one purpose, one
 * alert and an expiry date, and not stored. The last of them expire 400 days after the update.
 */
export class SignedLinks {
  readonly #signer: Signer;

  /** @param keys of the installation, for this purpose alone */
  constructor(keys: Keys) {
    this.#signer = new Signer(keys);
  }

  /** Returns the purpose of a secret that is valid for this alert at an instant. */
  purposeOf(id: AlertId, secret: string, now: Date): SignedPurpose | undefined {
    const [, written = '', signature = ''] = /^([a-z0-9]{1,8})-([\w-]{43})$/.exec(secret) ?? [];
    const day = Number.parseInt(written, 36);
    // A link is used up by its text, so that a day has one spelling only: without leading zeros.
    if (day.toString(36) !== written || now.getTime() > day * dayMs) return undefined;
    return signedPurposes.find((purpose) =>
      this.#signer.verify(`${purpose} ${id} ${day}`, signature),
    );
  }
}
