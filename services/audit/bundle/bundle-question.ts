import type { Writable } from 'node:stream';
import { type Actor, actorId } from '@parvis/contracts/accounts/actor.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import { admit } from '../../http/access.ts';
import type { Prover } from '../../notary/prove-events.ts';
import type { AccountNames } from '../../streams/account-names.ts';
import type { ArchiveParts } from '../evidence/archive-site.ts';
import { type FoundEvents, findEvents } from './find-events.ts';
import { listVersions, type Period, type Versions } from './list-versions.ts';
import { writeBundle } from './write-bundle.ts';

/** What bundles are made of, besides archives. */
export interface BundleParts {
  readonly archives: ArchiveParts;
  readonly log: Pick<EventLog, 'readAll' | 'readStream'>;
  readonly accountNames: AccountNames;
  /** The program that verifies a bundle. */
  readonly verifier: string;
  /** Returns what proves these events; undefined while nothing is signed. */
  openProver(positions: readonly Position[]): Promise<Prover | undefined>;
  /** Returns which of these positions are of saves whose revision was ever public. */
  listShownRevisions(positions: readonly Position[]): Promise<ReadonlySet<Position>>;
}

/** What evidence is wanted of. */
export interface Question extends Period {
  readonly purpose: string;
  /** Whether texts that were never public are disclosed. */
  readonly withDrafts: boolean;
}

/** Everything that is known before a bundle is written. */
export interface Evidence extends Versions {
  readonly question: Question;
  readonly events: FoundEvents;
  readonly prover: Prover;
  /** Which events' texts are disclosed; those of others are withheld. */
  readonly isDisclosed: (position: Position) => boolean;
  /** Who asked, and when. */
  readonly by: string;
  readonly created: string;
}

/** A bundle that is ready to be written. */
export interface Bundle {
  readonly filename: string;
  write(output: Writable): Promise<void>;
}

/**
 * Prepares evidence of what addresses showed in a period, for those who may read history. Refuses as
 * `reconstructPage` does, and while nothing is signed.
 */
export async function bundleQuestion(
  parts: BundleParts,
  actor: Actor,
  asked: Question,
): Promise<Outcome<Bundle>> {
  const { archives, log, accountNames } = parts;
  if (asked.withDrafts) {
    const admitted = admit({ capability: 'content.read' }, actor);
    if (!admitted.ok) return admitted;
  }
  if (asked.from !== undefined && new Date(asked.from) > new Date(asked.to))
    return refuse('invalid', {
      path: ['from'],
      params: { reason: 'too-large', maximum: asked.to },
    });
  const listed = await listVersions(archives, actor, asked);
  if (!listed.ok) return listed;
  const { history, clock } = archives;
  const until = (await history.positionAt(new Date(asked.to))) ?? startOfLog;
  const events = await findEvents({ log, history }, listed.value.versions, until);
  const prover = await parts.openProver(events.positions);
  if (prover === undefined) return refuse('position-not-reached');
  const shown = await parts.listShownRevisions(events.positions);
  const id = actorId(actor);
  const by = (await accountNames.namesOf([id])).get(id) ?? id;
  const evidence: Evidence = {
    ...listed.value,
    question: asked,
    events,
    prover,
    isDisclosed: (at) => asked.withDrafts || shown.has(at) || events.inPublic.has(at),
    by,
    created: clock.now().toISOString(),
  };
  return accept({
    filename: `parvis-${evidence.created.replaceAll(/\D/g, '').slice(0, 14)}-evidence.zip`,
    write: (output) => writeBundle(parts, evidence, output),
  });
}
