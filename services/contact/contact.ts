import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { findLiveModule } from '@parvis/projections/page-fragments/find-live-module.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import { Attempts } from '../http/attempt-limit.ts';
import type { Route } from '../http/route.ts';
import type { AccountNames } from '../streams/account-names.ts';
import { keyFor, keysFor, type Secrets } from '../subjects/secret.ts';
import type { SubjectStore } from '../subjects/subject-store.ts';
import { contactDeskRoutes } from './contact-desk-routes.ts';
import { contactFormRoutes, type RenderContact } from './contact-form-routes.ts';
import type { ErasingPorts } from './erase-message.ts';
import { Stamps } from './stamps.ts';

/** The dependencies of contact. */
export interface ContactPorts {
  readonly log: EventLog;
  readonly subjects: SubjectStore;
  readonly pool: Pool;
  readonly clock: Clock;
  /** The secrets of the installation. */
  readonly secrets: Secrets;
  readonly render: RenderContact;
  readonly accountNames: AccountNames;
  readonly isNeeded: ErasingPorts['isNeeded'];
}

/** Returns the routes of the contact form, and those for answering messages. */
export function contactRoutes({ pool, clock, secrets, ...ports }: ContactPorts): readonly Route[] {
  const form = contactFormRoutes({
    ...ports,
    clock,
    attempts: new Attempts(pool, clock, keyFor(secrets, 'contact attempts')),
    stamps: new Stamps(keysFor(secrets, 'contact stamp'), clock),
    findModule: (id) => findLiveModule(pool, id),
  });
  return [...form, ...contactDeskRoutes({ ...ports, db: pool, clock })];
}
