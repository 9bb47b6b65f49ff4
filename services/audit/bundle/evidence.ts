import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Prover } from '@parvis/contracts/notary/prover.ts';
import type { AccountNames } from '../../streams/account-names.ts';
import type { ArchiveParts } from '../evidence/archive-site.ts';
import type { FoundEvents } from './find-events.ts';
import type { Period, Versions } from './list-versions.ts';

/** What bundles are made of, besides archives. */
export interface BundleParts {
  readonly archives: ArchiveParts;
  readonly log: Pick<EventLog, 'readAll' | 'readStream'>;
  readonly accountNames: AccountNames;
  /** Returns the newest checkpoint that an authority stamped, with its stamp (RFC 3161). */
  readStamp(): Promise<{ readonly note: string; readonly stamp: Buffer } | undefined>;
  /** Returns the newest checkpoint that witnesses cosigned, as far as a prover proves. */
  readCosigned(size: number): Promise<CosignedEvidence | undefined>;
  /** The program that verifies a bundle. */
  readonly verifier: string;
  /** Returns what proves these events; undefined while nothing is signed. */
  openProver(positions: readonly Position[]): Promise<Prover | undefined>;
  /** Returns which of these positions are of saves whose revision was ever public. */
  listShownRevisions(positions: readonly Position[]): Promise<ReadonlySet<Position>>;
}

/** A checkpoint that witnesses cosigned, and what leads from it to the one that proves events. */
export interface CosignedEvidence {
  readonly size: number;
  /** As a signed note. */
  readonly note: string;
  /** The proof of consistency (RFC 9162), base64. */
  readonly proof: readonly string[];
  /** The verifier keys of the configured witnesses. */
  readonly witnessKeys: readonly string[];
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
  /** Whose question it is, and when. */
  readonly by: string;
  readonly created: string;
}
