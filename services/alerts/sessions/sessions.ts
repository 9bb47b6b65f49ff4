import { type AlertId, alertIdSchema } from '@parvis/contracts/alerts/alert.ts';
import { alertsCookie, alertsSessionSeconds } from '@parvis/contracts/alerts/session.ts';
import { type SubjectId, subjectIdSchema } from '@parvis/contracts/subjects/subject-id.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Clock } from '../../adapters/clock.ts';
import { hashOfSecret, newSecret } from '../../http/secrets.ts';
import { ServerCookie } from '../../http/server-cookie.ts';

/** What a session opens: all alerts of a subject, or one of them. */
export interface OpenedAlerts {
  readonly subjectId: SubjectId;
  /** The only alert that is open; undefined when all are. */
  readonly alertId?: AlertId | undefined;
}

/** Returns whether a session opens an alert of its subject. */
export function opens({ alertId }: OpenedAlerts, id: AlertId): boolean {
  return alertId === undefined || alertId === id;
}

/** The sessions of browsers in which alerts were opened by a mailed link. */
export class AlertSessions {
  readonly #db: Queryable;
  readonly #clock: Clock;
  readonly #cookie: ServerCookie;

  /** @param secure whether browsers reach us over https */
  constructor(db: Queryable, clock: Clock, secure: boolean) {
    this.#db = db;
    this.#clock = clock;
    this.#cookie = ServerCookie.named(alertsCookie, secure);
  }

  /**
   * Opens alerts in one browser.
   * @param signedSecret of a link of an earlier version, which is used up
   * @returns `Set-Cookie`; nothing when that link was used before
   */
  async open(
    { subjectId, alertId }: OpenedAlerts,
    signedSecret?: string,
  ): Promise<string | undefined> {
    const secret = newSecret();
    const now = this.#clock.now();
    // Expired sessions cannot be reopened by their link: links expire with the sessions they open.
    await this.#db.query('DELETE FROM alert_session WHERE expires_at <= $1', [now]);
    const { rowCount } = await this.#db.query(
      `INSERT INTO alert_session (hash, subject_id, alert_id, link_hash, expires_at)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      [
        hashOfSecret(secret),
        subjectId,
        alertId ?? null,
        signedSecret === undefined ? null : hashOfSecret(signedSecret),
        new Date(now.getTime() + alertsSessionSeconds * 1000),
      ],
    );
    if (rowCount === 0) return undefined;
    return this.#cookie.give(secret, alertsSessionSeconds);
  }

  /** Returns what a `Cookie` header opens. */
  async openedBy(cookie: string | undefined): Promise<OpenedAlerts | undefined> {
    const secret = this.#cookie.read(cookie);
    if (secret === undefined) return undefined;
    const { rows } = await this.#db.query<{ subject_id: string; alert_id: string | null }>(
      `SELECT subject_id, alert_id FROM alert_session
       WHERE hash = $1 AND is_open AND expires_at > $2`,
      [hashOfSecret(secret), this.#clock.now()],
    );
    const [row] = rows;
    return (
      row && {
        subjectId: subjectIdSchema.parse(row.subject_id),
        ...(row.alert_id !== null && { alertId: alertIdSchema.parse(row.alert_id) }),
      }
    );
  }

  /** Closes the alerts in the browser that sent this header. @returns `Set-Cookie` that forgets them */
  async close(cookie: string | undefined): Promise<string> {
    const secret = this.#cookie.read(cookie);
    if (secret !== undefined)
      await this.#db.query('UPDATE alert_session SET is_open = false WHERE hash = $1', [
        hashOfSecret(secret),
      ]);
    return this.#cookie.take();
  }
}
