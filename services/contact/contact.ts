import { findLiveModule } from '@parvis/projections/page-fragments/find-live-module.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import { createAttempts } from '../http/attempt-limit.ts';
import type { Route } from '../http/route.ts';
import { keyFor } from '../subjects/secret.ts';
import { contactFormRoutes, type DrawContact } from './contact-form-routes.ts';
import type { ReceivingPorts } from './receive-message.ts';
import { createStamps } from './stamps.ts';

/** What contact is built on. */
export interface ContactPorts extends Pick<ReceivingPorts, 'log' | 'subjects'> {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Of the installation. */
  readonly secret: string;
  readonly draw: DrawContact;
}

/** Every address by which visitors write to us. */
export function contactRoutes({ pool, clock, secret, ...ports }: ContactPorts): readonly Route[] {
  return contactFormRoutes({
    ...ports,
    clock,
    attempts: createAttempts(pool, clock, keyFor(secret, 'contact attempts')),
    stamps: createStamps(keyFor(secret, 'contact stamp'), clock),
    findModule: (id) => findLiveModule(pool, id),
  });
}
