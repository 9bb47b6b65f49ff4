import type { RecordedEvent } from '../log/event-log.ts';

/** An event with its proof, as others verify it (decision 149). */
export interface ProvedEvent {
  /** Its place among the leaves. */
  readonly index: number;
  /** As stored; where texts are withheld, `{"c":"…"}` stands for each of them. */
  readonly event: unknown;
  /** The salt of each text, in the order of the leaf; null for a text that is withheld. */
  readonly salts: readonly (string | null)[];
  /** From the leaf up, base64; null for an event that the checkpoint does not cover. */
  readonly proof: readonly string[] | null;
}

/** Proves events by one checkpoint. */
export interface Prover {
  readonly origin: string;
  /** The number of events that the checkpoint covers. */
  readonly size: number;
  readonly signedAt: Date;
  /** When the first checkpoint of its origin was signed. */
  readonly since: Date;
  /** The checkpoint as a signed note. */
  readonly note: string;
  /** The verifier keys of its origin, the newest last. */
  readonly keys: readonly string[];
  /**
   * Returns an event with its proof, and whether the proof leads to the checkpoint.
   * @param isWithheld whether commitments stand for its texts
   */
  prove(
    event: RecordedEvent,
    isWithheld: boolean,
  ): Promise<{ readonly proved: ProvedEvent; readonly isAsSigned: boolean }>;
}
