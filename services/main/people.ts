import { systemClock } from '../adapters/clock.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import type { AlertPorts } from '../alerts/alert-ports.ts';
import { Afterwards } from '../http/afterwards.ts';
import { readSecrets, type Secrets } from '../subjects/secret.ts';
import { SubjectStore } from '../subjects/subject-store.ts';
import { makeAlerts } from './alerts.ts';
import type { Connections } from './connections.ts';
import type { Observability } from './observability.ts';
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
  /** What is done after a response. */
  readonly afterwards: Afterwards;
}

/**
 * @param offers of this process
 * @param onError called with errors of what is done after a response
 * @throws WrongSecret
 */
export async function openPeople(
  connections: Pick<Connections, 'log' | 'pool'>,
  configuration: Configuration,
  offers: Pick<ServedOffers, 'dryRun'>,
  onError: Observability['reportError'],
): Promise<People> {
  const secrets = await readSecrets(configuration);
  const subjects = await SubjectStore.open(connections.pool, secrets, systemClock);
  const afterwards = new Afterwards((cause) => onError(cause, 'after-responses'));
  const shared = { subjects, afterwards, dryRun: offers.dryRun.bind(offers) };
  const alerts = makeAlerts(connections, configuration, shared, secrets);
  return { secrets, subjects, alerts, afterwards };
}
