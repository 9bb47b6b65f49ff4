import { systemClock } from '../adapters/clock.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import type { AlertPorts } from '../alerts/alert-ports.ts';
import { readSecrets, type Secrets } from '../subjects/secret.ts';
import { SubjectStore } from '../subjects/subject-store.ts';
import { makeAlerts } from './alerts.ts';
import type { Connections } from './connections.ts';
import type { ServedOffers } from './offers.ts';

/** The store of personal data, and the services built on it; opened once per process. */
export interface People {
  /**
   * The secret of the installation, from which the keys for signing, sealing and hashing are
   * derived.
   */
  readonly secrets: Secrets;
  readonly subjects: SubjectStore;
  readonly alerts: AlertPorts;
}

/** @throws WrongSecret */
export async function openPeople(
  connections: Pick<Connections, 'log' | 'pool'>,
  configuration: Configuration,
  offers: Pick<ServedOffers, 'dryRun'>,
): Promise<People> {
  const secrets = await readSecrets(configuration);
  const subjects = await SubjectStore.open(connections.pool, secrets, systemClock);
  const alerts = makeAlerts(connections, configuration, subjects, secrets, offers);
  return { secrets, subjects, alerts };
}
