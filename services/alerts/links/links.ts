import type { Alert, AlertId } from '@parvis/contracts/alerts/alert.ts';
import { actionPath } from '@parvis/contracts/alerts/steps.ts';
import type { Keys } from '../../subjects/secret.ts';
import { Signer } from '../../subjects/signer.ts';

const dayMs = 24 * 3_600_000;

/** The purposes of a link's secret, and its lifetime in days. */
const lastsDays = { activate: 7, manage: 30, unsubscribe: 400 } as const;
export type LinkPurpose = keyof typeof lastsDays;

type LinkedAlert = Pick<Alert, 'id' | 'type' | 'locale'>;

/**
 * Links in the e-mails of alerts. Their secrets are signed for one purpose, one alert and an expiry
 * date, and are not stored: an e-mail sent again on the same day is identical.
 */
export class AlertLinks {
  readonly #signer: Signer;
  readonly #publicUrl: string;

  /** @param keys of the installation, for this purpose alone */
  constructor(keys: Keys, publicUrl: string) {
    this.#signer = new Signer(keys);
    this.#publicUrl = publicUrl;
  }

  /** Returns the address that an e-mail leads to. It shows the action; its form executes it. */
  address(purpose: LinkPurpose, { id, type, locale }: LinkedAlert, now: Date): string {
    const path = actionPath(type, purpose, locale, id);
    return `${this.#publicUrl}${path}?token=${this.secret(purpose, id, now)}`;
  }

  /**
   * Returns the secret of a link made at an instant: the day on which it expires, and a signature.
   */
  secret(purpose: LinkPurpose, id: AlertId, now: Date): string {
    const day = Math.floor(now.getTime() / dayMs) + lastsDays[purpose];
    return `${day.toString(36)}-${this.#signer.sign(signed(purpose, id, day))}`;
  }

  /** Returns whether a secret is valid for this purpose and alert at an instant. */
  holds(purpose: LinkPurpose, id: AlertId, secret: string, now: Date): boolean {
    const [, written = '', signature = ''] = /^([a-z0-9]{1,8})-([\w-]{43})$/.exec(secret) ?? [];
    const day = Number.parseInt(written, 36);
    if (Number.isNaN(day) || now.getTime() > day * dayMs) return false;
    return this.#signer.verify(signed(purpose, id, day), signature);
  }
}

function signed(purpose: LinkPurpose, id: AlertId, day: number): string {
  return `${purpose} ${id} ${day}`;
}
