import type { ExposedKind } from '@parvis/contracts/audit/exposed.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Occurrence } from '@parvis/contracts/revisions/revisioned.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { PublicAddress } from './ledger.ts';
import type { Said } from './said-in.ts';

/** Something other than content, as the ledger describes it. */
export interface Described {
  readonly kind: ExposedKind;
  readonly revision: number;
  readonly deleted: boolean;
  /** What has its address; null for what is seen on every page, or on many. */
  readonly owner: string | null;
  /** Its own address, if it has one. */
  readonly address: PublicAddress | null;
  readonly locale: Locale | null;
  readonly title: string;
  readonly said: readonly Said[];
}

/** How the events of one family are folded and described. */
export interface ThingFamily {
  readonly types: readonly string[];
  has(type: string): boolean;
  /** Returns the key of the thing that an event changes. */
  keyOf(recorded: RecordedEvent): string;
  evolve(former: unknown, recorded: RecordedEvent): unknown;
  describe(state: unknown): Described;
}

/** The states of a family are only ever made by itself. */
export function family<State, Type extends string>(given: {
  readonly types: readonly Type[];
  keyOf?(recorded: RecordedEvent): string;
  evolve(former: State | undefined, recorded: RecordedEvent, occurrence: Occurrence): State;
  describe(state: State): Described;
}): Omit<ThingFamily, 'types'> & { readonly types: readonly Type[] } {
  const isState = (state: unknown): state is State => state !== undefined;
  const types: ReadonlySet<string> = new Set(given.types);
  return {
    types: given.types,
    has: (type) => types.has(type),
    keyOf: given.keyOf ?? (({ stream }) => stream),
    evolve(former, recorded) {
      const { actor: by, occurredAt: at } = recorded.metadata;
      const known = isState(former) ? former : undefined;
      return given.evolve(known, recorded, { by, at });
    },
    describe(state) {
      if (!isState(state)) throw new Error('expected a state of this family');
      return given.describe(state);
    },
  };
}
