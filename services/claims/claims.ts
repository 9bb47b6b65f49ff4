/** Something only one owner may hold, such as a slug under a parent. */
export interface Claim {
  readonly scope: string;
  readonly key: string;
}

/** A claim with the stream that holds it. */
export interface HeldClaim extends Claim {
  readonly owner: string;
}

/** Reads what a stream needs, and the revision of its last event; -1 when it has none. */
export type ReadNeeds = () => Promise<{
  readonly revision: number;
  readonly needed: readonly Claim[];
}>;

/**
 * Uniqueness across streams. A claim is taken before the append that needs it, and settled by what
 * the stream says afterwards; one whose append never came is found again by `unsettledBefore`.
 */
export interface Claims {
  /**
   * Takes all claims or none. Taking again what the owner holds already succeeds.
   * @param commandId the command that needs them; only it, or a sweep, gives them back
   * @returns the first claim that somebody else holds, or undefined when all are taken
   */
  take(claims: readonly Claim[], owner: string, commandId: string): Promise<HeldClaim | undefined>;
  /** Gives back what a refused command took. */
  giveBack(owner: string, commandId: string): Promise<void>;
  /**
   * Confirms what the owner's stream needs at a revision, and gives back what it needed before and
   * what the command took in vain. Other commands' fresh claims, and later revisions', stay.
   */
  settle(
    owner: string,
    commandId: string,
    revision: number,
    needed: readonly Claim[],
  ): Promise<void>;
  /**
   * As `settle`, by the owner's stream as it is read, for whatever was taken before the time given: the
   * commands that took it have ended. Claims settled at a revision that the stream does not have go
   * too: the log came back from a backup older than they are.
   * @returns what the owner needs
   */
  settleByStream(owner: string, before: Date, read: ReadNeeds): Promise<readonly Claim[]>;
  /** Everything held in a scope. */
  heldIn(scope: string): Promise<readonly HeldClaim[]>;
  /** Owners, by the beginning of their names, of any claim. */
  owners(ownerPrefix: string): Promise<readonly string[]>;
  /** Owners, by the beginning of their names, of claims taken before a time and never settled. */
  unsettledBefore(time: Date, ownerPrefix: string, limit: number): Promise<readonly string[]>;
}
