import type { CaseId, HoldId, Kept } from './case.ts';
import type { CaseEvent } from './events.ts';

/** A hold that was placed and not ended. */
export interface Hold {
  readonly id: HoldId;
  readonly caseId: CaseId;
  /** The title of its case. */
  readonly title: string;
  readonly basis: string;
  /** The last day on which it keeps what it names. */
  readonly until: string;
  readonly kept: readonly Kept[];
}

/** Returns the holds that were not ended, from the events of all cases in their order. */
export function holdsIn(events: readonly CaseEvent[]): readonly Hold[] {
  const titles = new Map<CaseId, string>();
  const holds = new Map<HoldId, Omit<Hold, 'title'>>();
  for (const { type, data } of events)
    switch (type) {
      case 'CaseOpened':
      case 'CaseSaved':
        titles.set(data.caseId, data.content.title);
        break;
      case 'HoldPlaced':
        holds.set(data.holdId, { ...data, id: data.holdId });
        break;
      case 'HoldEnded':
        holds.delete(data.holdId);
        break;
      case 'CaseNoted':
      case 'CaseClosed':
      case 'CaseReopened':
    }
  return [...holds.values()].map((hold) => ({ ...hold, title: titles.get(hold.caseId) ?? '' }));
}

/** Returns whether a hold still keeps what it names on a day (ISO 8601). */
export function isInForce({ until }: Pick<Hold, 'until'>, today: string): boolean {
  return today <= until;
}
