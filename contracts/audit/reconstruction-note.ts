import type { Position } from '../log/position.ts';
import type { Locale } from '../site/locale.ts';
import type { AuditStatus } from './views.ts';

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
}

/** That there is no document to show for an address at an instant, and why. */
export interface NoDocument extends Pick<ReconstructionNote, 'locale' | 'path' | 'at'> {
  readonly why: Extract<AuditStatus, 'nothing' | 'cannot-be-reconstructed'>;
}
