import { type Alert, type AlertId, alertIdSchema } from '@parvis/contracts/alerts/alert.ts';
import { actionPath } from '@parvis/contracts/alerts/steps.ts';
import { type SubjectId, subjectIdSchema } from '@parvis/contracts/subjects/subject-id.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Clock } from '../../adapters/clock.ts';
import { hashOfSecret, newSecret } from '../../http/secrets.ts';
import type { Signer } from '../../subjects/signer.ts';
import type { SignedLinks } from './signed-links.ts';

const dayMs = 24 * 3_600_000;
/** How long links still say what became of an alert that ended, in days. */
const afterEndDays = 30;

/**
 * The purposes of links: the page that each opens, and its lifetime in days. Without one it is valid
 * as long as its alert exists, and the same in all its e-mails.
 */
const purposes = {
  /** Confirms an alert. */
  activate: { action: 'activate', days: 7 },
  /** Opens all alerts of its subject, once. */
  manage: { action: 'manage', days: 30 },
  /** Opens its alert alone, as often as it is followed. */
  subscription: { action: 'manage', days: undefined },
  /** Unsubscribes by the form of its page. */
  unsubscribe: { action: 'unsubscribe', days: undefined },
  /** The address for mail programs (RFC 8058), which unsubscribes on any POST. */
  'one-click': { action: 'unsubscribe', days: undefined },
} as const;
export type LinkPurpose = keyof typeof purposes;

/** A valid link. */
export interface FoundLink {
  readonly purpose: LinkPurpose;
  /** Undefined for a link of an earlier version. */
  readonly subjectId: SubjectId | undefined;
  readonly isUsed: boolean;
}

type LinkedAlert = Pick<Alert, 'id' | 'type' | 'locale' | 'subjectId'>;

/** What secrets are made and checked with. */
interface LinkKeys {
  readonly signer: Signer;
  readonly signed: SignedLinks;
}

/**
 * Links in the e-mails of alerts. Each has a secret, stored as a hash, which is random where only one
 * e-mail has it: any number of them are valid at once, and only use, time or the end of its alert
 * ends one.
 */
export class AlertLinks {
  readonly #db: Queryable;
  readonly #clock: Clock;
  readonly #keys: LinkKeys;
  readonly #publicUrl: string;

  constructor(db: Queryable, clock: Clock, keys: LinkKeys, publicUrl: string) {
    this.#db = db;
    this.#clock = clock;
    this.#keys = keys;
    this.#publicUrl = publicUrl;
  }

  /** Makes a link. @returns the address that an e-mail leads to; its form acts, not the link */
  async issue(purpose: LinkPurpose, alert: LinkedAlert): Promise<string> {
    const { id, type, locale, subjectId } = alert;
    const { action, days } = purposes[purpose];
    const isShared = days === undefined;
    const secret = isShared ? this.#keys.signer.sign(`${purpose} ${id}`) : newSecret();
    const expiresAt = isShared ? null : this.#daysFromNow(days);
    await this.#db.query(
      {
        name: 'issue-alert-link',
        text: `insert into alert_link (hash, purpose, alert_id, subject_id, expires_at)
          values ($1, $2, $3, $4, $5) on conflict do nothing`,
      },
      [hashOfSecret(secret), purpose, id, subjectId, expiresAt],
    );
    return `${this.#publicUrl}${actionPath(type, action, locale, id)}?token=${secret}`;
  }

  /**
   * Returns the address of the page on which the owner of a mailbox stops every e-mail to it.
   * @param token of the mailbox
   */
  neverAddress({ id, type, locale }: Omit<LinkedAlert, 'subjectId'>, token: string): string {
    return `${this.#publicUrl}${actionPath(type, 'never', locale, id)}?token=${token}`;
  }

  /** Returns the link of an alert with this secret, unless it has expired. */
  async find(id: AlertId, secret: string): Promise<FoundLink | undefined> {
    const now = this.#clock.now();
    const { rows } = await this.#db.query<{
      purpose: LinkPurpose;
      subjectId: string;
      isUsed: boolean;
    }>(
      `select purpose, subject_id as "subjectId", used_at is not null as "isUsed"
       from alert_link where hash = $1 and alert_id = $2
         and (expires_at is null or expires_at > $3)`,
      [hashOfSecret(secret), id, now],
    );
    const [row] = rows;
    if (row) return { ...row, subjectId: subjectIdSchema.parse(row.subjectId) };
    const purpose = this.#keys.signed.purposeOf(id, secret, now);
    if (purpose === undefined) return undefined;
    // It was the address for mail programs as well as the one for readers.
    const known = purpose === 'unsubscribe' ? 'one-click' : purpose;
    return { purpose: known, subjectId: undefined, isUsed: false };
  }

  /** Uses a link up. @returns whether it was unused */
  async use(secret: string): Promise<boolean> {
    const { rowCount } = await this.#db.query(
      'update alert_link set used_at = $2 where hash = $1 and used_at is null',
      [hashOfSecret(secret), this.#clock.now()],
    );
    return rowCount === 1;
  }

  /** Returns the alerts of a subject to which links were mailed, whether they exist or not. */
  async alertsOf(subjectId: SubjectId): Promise<readonly AlertId[]> {
    const { rows } = await this.#db.query<{ id: string }>(
      'select distinct alert_id as id from alert_link where subject_id = $1',
      [subjectId],
    );
    return rows.map(({ id }) => alertIdSchema.parse(id));
  }

  /** Lets the links of an alert that ended expire after some days. */
  async expireFor(id: AlertId): Promise<void> {
    await this.#db.query(
      `update alert_link set expires_at = least(expires_at, $2)
       where alert_id = $1`,
      [id, this.#daysFromNow(afterEndDays)],
    );
  }

  #daysFromNow(days: number): Date {
    return new Date(this.#clock.now().getTime() + days * dayMs);
  }
}
