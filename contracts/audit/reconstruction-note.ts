import type { Position } from '../log/position.ts';
import type { Locale } from '../site/locale.ts';

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
