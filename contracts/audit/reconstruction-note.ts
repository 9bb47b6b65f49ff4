import type { Position } from '../log/position.ts';
import type { Locale } from '../site/locale.ts';
import type { ChangeReason } from './change-reasons.ts';
import type { AuditStatus, PastBuild } from './views.ts';

/** The note shown above a reconstructed document. */
export interface ReconstructionNote {
  readonly locale: Locale;
  /** The public address reconstructed. */
  readonly path: string;
  /** The instant requested; ISO 8601, UTC. */
  readonly at: string;
  /** Position of the last event up to the instant, and when that event occurred. */
  readonly position: Position;
  readonly eventAt: string;
  /** SHA-256, in hexadecimal, of the composed page. */
  readonly digest: string;
  readonly build: PastBuild | null;
  /** The nearest changes strictly before and after the instant; null when there is none. */
  readonly previousChangeAt: string | null;
  readonly nextChangeAt: string | null;
  /** What changed then. */
  readonly previousChangeOf: readonly ChangeReason[];
  readonly nextChangeOf: readonly ChangeReason[];
}

/** That there is no document to show for an address at an instant, and why. */
export interface NoDocument extends Pick<ReconstructionNote, 'locale' | 'path' | 'at'> {
  /** `elsewhere`: it redirected to another site. */
  readonly why: Extract<AuditStatus, 'nothing' | 'cannot-be-reconstructed'> | 'elsewhere';
  /** The address on the other site. */
  readonly to?: string;
}
