import {
  type Alert,
  type AlertId,
  alertIdSchema,
  type KnownAlert,
  type OfferCriteria,
} from '@parvis/contracts/alerts/alert.ts';
import { drain, type MailingWorld, mailingWorld } from '../../outbox/testing/mailing-world.ts';
import type { NewDatum } from '../../subjects/subject-store.ts';
import type { GivenWords } from '../criteria-conditions.ts';
import { digestMails } from '../mails/digest-mails.ts';
import { planDigests } from '../plan/plan-digests.ts';
import { PublishedItems } from './published-items.ts';

export const publicUrl = 'https://www.estuaire.example';
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Links in a form that specs can parse. */
export const testLinks = {
  postalAddress: async () => '1 quai de la Fosse, Nantes',
  linksFor: async ({ id }: KnownAlert) => ({
    manage: `${publicUrl}/manage/${id}`,
    unsubscribe: `${publicUrl}/unsubscribe/${id}`,
    oneClick: `${publicUrl}/one-click/${id}`,
  }),
};

export const offersCriteria = (changes: Partial<OfferCriteria> = {}): OfferCriteria => ({
  of: 'offers',
  facets: {},
  switches: [],
  hasKeywords: false,
  ...changes,
});

/** Returns the id of the alert with a number. */
export const alertId = (number: number): AlertId =>
  alertIdSchema.parse(`alert${String(number).padStart(11, '0')}`);

/** The text that was typed for an alert. */
type GivenAlert = GivenWords & { readonly name?: string };

async function requestAlert(
  { subjects }: MailingWorld,
  things: PublishedItems,
  number: number,
  { alert, given }: { readonly alert: Partial<Alert>; readonly given: GivenAlert },
) {
  const id = alertId(number);
  const subjectId = await subjects.subjectOf(`p${number}@exemple.fr`);
  const { keywords, coordinates, name } = given;
  const keep = (datum: NewDatum) => subjects.keep(subjectId, datum);
  if (keywords !== undefined) await keep({ kind: 'keywords', about: id, value: keywords });
  if (coordinates !== undefined) await keep({ kind: 'coordinates', about: id, value: coordinates });
  if (name !== undefined) await keep({ kind: 'alert-name', about: id, value: name });
  const usual = { type: 'job', locale: 'fr', frequency: 'daily', wish: offersCriteria() } as const;
  await things.alert({ type: 'AlertRequested', data: { id, subjectId, ...usual, ...alert } });
  return { id, subjectId };
}

/**
 * Returns a database with subjects, an outbox and digests, and a log of offers, news and alerts.
 */
export async function digestWorld() {
  const world = await mailingWorld();
  const { pool } = world.db;
  const things = await PublishedItems.create(pool, () => world.clock.now());
  const plan = () => {
    const { subjects, clock } = world;
    return planDigests({ pool, subjects, log: things.history.log }).run(clock.now());
  };
  const templates = digestMails({
    pool,
    clock: world.clock,
    publicUrl,
    siteName: async () => 'Estuaire',
    ...testLinks,
  });
  const worker = world.worker({ templates });
  const request = (number: number, alert: Partial<Alert> = {}, given: GivenAlert = {}) =>
    requestAlert(world, things, number, { alert, given });
  return {
    ...world,
    things,
    templates,
    plan,
    restoreLog: (kept: number) => things.restore(kept),
    /** Plans, sends what is due, and returns the e-mails since the last time. */
    async mails() {
      await plan();
      await drain(worker);
      return world.mailer.sent.splice(0).map(({ mail }) => mail);
    },
    send: () => drain(worker),
    request,
    /** Requests an alert for somebody, and confirms it. */
    async subscribe(number: number, alert: Partial<Alert>, given: GivenAlert = {}) {
      const requested = await request(number, alert, given);
      await things.alert({ type: 'AlertConfirmed', data: { alertId: requested.id } });
      return requested;
    },
  };
}
