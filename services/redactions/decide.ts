import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { RedactedPlace, RedactionEvent } from '@parvis/contracts/redactions/events.ts';
import type { RedactionId } from '@parvis/contracts/redactions/redaction.ts';
import type { Occurrence } from '@parvis/contracts/revisions/revisioned.ts';

/** What was decided about a request, and by whom. */
export type Decision =
  | { readonly kind: 'confirmed'; readonly isCarriedOut: boolean; readonly confirmed: Occurrence }
  | { readonly kind: 'refused'; readonly reason: string; readonly refused: Occurrence };

/** A request to remove words, and what became of it. */
export interface Redaction {
  readonly id: RedactionId;
  readonly reason: string;
  readonly item: string | null;
  readonly left: readonly Position[];
  readonly places: readonly RedactedPlace[];
  readonly requested: Occurrence;
  readonly decision: Decision | null;
}

export type Redactions = ReadonlyMap<RedactionId, Redaction>;

/** Commands on redactions; `by` is the account that sends it. */
export type RedactionCommand =
  | {
      readonly type: 'request-redaction';
      readonly id: RedactionId;
      readonly reason: string;
      readonly item: string | null;
      readonly places: readonly RedactedPlace[];
      readonly left: readonly Position[];
    }
  | {
      readonly type: 'confirm-redaction';
      readonly id: RedactionId;
      readonly by: string;
      /** Where the words were said since the request. */
      readonly places: readonly RedactedPlace[];
    }
  | { readonly type: 'refuse-redaction'; readonly id: RedactionId; readonly reason: string }
  | { readonly type: 'finish-redaction'; readonly id: RedactionId };

/** The most cuts of one event, whose size is limited. */
const cutsPerEvent = 2_000;
/** The most cuts of one command, whose events are one append. */
export const maxCuts = 8_000;

/** Decides a command on all redactions. */
export function decideRedaction(
  command: RedactionCommand,
  redactions: Redactions,
): Outcome<readonly RedactionEvent[]> {
  switch (command.type) {
    case 'request-redaction': {
      const { id: redactionId, reason, item, places, left } = command;
      if (places.length === 0) return refuse('redaction-found-nothing');
      const requested = { redactionId, reason, item, left: left.slice(0, maxCuts) };
      return withPlaces(redactionId, places, [{ type: 'RedactionRequested', data: requested }], []);
    }
    case 'confirm-redaction': {
      const waiting = requireWaiting(redactions.get(command.id));
      if (!waiting.ok) return waiting;
      if (waiting.value.requested.by === command.by) return refuse('redaction-own');
      const { id: redactionId, places } = command;
      return withPlaces(
        redactionId,
        places,
        [],
        [{ type: 'RedactionConfirmed', data: { redactionId } }],
      );
    }
    case 'refuse-redaction': {
      const waiting = requireWaiting(redactions.get(command.id));
      if (!waiting.ok) return waiting;
      const { id: redactionId, reason } = command;
      return accept([{ type: 'RedactionRefused', data: { redactionId, reason } }]);
    }
    case 'finish-redaction': {
      const decision = redactions.get(command.id)?.decision;
      if (decision?.kind !== 'confirmed') return refuse('redaction-not-waiting');
      if (decision.isCarriedOut) return accept([]);
      return accept([{ type: 'RedactionCarriedOut', data: { redactionId: command.id } }]);
    }
  }
}

function requireWaiting(redaction: Redaction | undefined): Outcome<Redaction> {
  return redaction?.decision === null ? accept(redaction) : refuse('redaction-not-waiting');
}

/** Returns the events before, those with the places, and those after; refuses too many cuts. */
function withPlaces(
  redactionId: RedactionId,
  places: readonly RedactedPlace[],
  before: readonly RedactionEvent[],
  after: readonly RedactionEvent[],
): Outcome<readonly RedactionEvent[]> {
  const count = places.reduce((sum, { cuts }) => sum + cuts.length, 0);
  if (count > maxCuts) return refuse('redaction-too-large', { params: { maximum: maxCuts } });
  const found: RedactionEvent[] = [];
  let group: RedactedPlace[] = [];
  let cuts = 0;
  for (const place of places) {
    if (cuts + place.cuts.length > cutsPerEvent && group.length > 0) {
      found.push({ type: 'RedactionPlacesFound', data: { redactionId, places: group } });
      [group, cuts] = [[], 0];
    }
    group.push(place);
    cuts += place.cuts.length;
  }
  if (group.length > 0)
    found.push({ type: 'RedactionPlacesFound', data: { redactionId, places: group } });
  return accept([...before, ...found, ...after]);
}

/** Folds an event into all redactions. @throws Error when the stream is inconsistent */
export function evolveRedactions(
  redactions: Redactions | undefined,
  { type, data }: RedactionEvent,
  occurrence: Occurrence,
): Redactions {
  const all = new Map(redactions);
  const { redactionId: id } = data;
  if (type === 'RedactionRequested') {
    const { reason, item, left } = data;
    all.set(id, { id, reason, item, left, places: [], requested: occurrence, decision: null });
    return all;
  }
  const known = all.get(id);
  if (known === undefined) throw new Error(`the redaction ${id} was never requested`);
  switch (type) {
    case 'RedactionPlacesFound':
      return all.set(id, { ...known, places: [...known.places, ...data.places] });
    case 'RedactionConfirmed': {
      const confirmed = { kind: 'confirmed', isCarriedOut: false, confirmed: occurrence } as const;
      return all.set(id, { ...known, decision: confirmed });
    }
    case 'RedactionRefused': {
      const refused = { kind: 'refused', reason: data.reason, refused: occurrence } as const;
      return all.set(id, { ...known, decision: refused });
    }
    case 'RedactionCarriedOut':
      return all.set(id, {
        ...known,
        decision:
          known.decision?.kind === 'confirmed'
            ? { ...known.decision, isCarriedOut: true }
            : known.decision,
      });
  }
}
