import { actorId, hasCapability } from '@parvis/contracts/accounts/actor.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import {
  redactionEndpoints as at,
  type RedactionView,
} from '@parvis/contracts/redactions/endpoints.ts';
import { permittedRoute } from '../http/permitted-route.ts';
import { jsonReply, type Reply, type Route, route } from '../http/route.ts';
import type { Redaction } from './decide.ts';
import { loadRedactions, type RedactionPorts, RedactionWriter } from './redactions.ts';
import { readWords } from './words-table.ts';

export interface RedactionRouteParts extends RedactionPorts {
  /** Returns the roles of the log's server that may read what is stored; null if nobody knows. */
  readonly logReaders: () => Promise<readonly string[] | null>;
}

/** Routes by which administrators remove words from all that was ever said. */
export function redactionRoutes(parts: RedactionRouteParts): readonly Route[] {
  const writer = new RedactionWriter(parts);
  return [
    permittedRoute(at.listRedactions, 'security.read', async ({ query }, { actor }) => {
      const { page, pageSize } = query;
      const all = [...(await loadRedactions(parts.log)).values()].toReversed();
      const shown = all.slice((page - 1) * pageSize, page * pageSize);
      const words = hasCapability(actor, 'site.configure')
        ? await readWords(parts.db, parts.vault)
        : new Map<string, string>();
      const names = await parts.accountNames.namesOf(shown.flatMap(peopleIn));
      const nameOf = (id: string) => names.get(id) ?? id;
      const items = shown.map((one) => ({
        ...viewOf(one, nameOf),
        words: words.get(one.id) ?? null,
        isOwn: one.requested.by === actorId(actor),
      }));
      const logReaders = await parts.logReaders();
      return jsonReply({ items, total: all.length, page, pageSize, logReaders });
    }),
    route(at.requestRedaction, async ({ body }, context) =>
      done(await writer.request(context, body)),
    ),
    route(at.confirmRedaction, async ({ params }, context) =>
      done(await writer.confirm(context, params.id)),
    ),
    route(at.refuseRedaction, async ({ params, body }, context) =>
      done(await writer.refuse(context, params.id, body.reason)),
    ),
  ];
}

function done(outcome: Outcome<Position>): Reply {
  if (!outcome.ok) return { kind: 'refused', refusals: outcome.refusals };
  return { kind: 'empty', position: outcome.value };
}

function peopleIn({ requested, decision }: Redaction): readonly string[] {
  return [requested.by, ...(decision === null ? [] : [occurrenceOf(decision).by])];
}

function occurrenceOf(decision: NonNullable<Redaction['decision']>) {
  return decision.kind === 'confirmed' ? decision.confirmed : decision.refused;
}

function viewOf(
  { id, item, reason, requested, decision, places, left }: Redaction,
  nameOf: (id: string) => string,
): Omit<RedactionView, 'words' | 'isOwn'> {
  const decided = decision && occurrenceOf(decision);
  return {
    id,
    item,
    reason,
    state: stateOf(decision),
    by: nameOf(requested.by),
    at: requested.at,
    decision: decision &&
      decided && {
        by: nameOf(decided.by),
        at: decided.at,
        reason: decision.kind === 'refused' ? decision.reason : null,
      },
    positions: places.map(({ position }) => position),
    streams: [...new Set(places.map(({ stream }) => stream))],
    left: [...left],
  };
}

function stateOf(decision: Redaction['decision']): RedactionView['state'] {
  if (decision === null) return 'waiting';
  if (decision.kind === 'refused') return 'refused';
  return decision.isCarriedOut ? 'done' : 'under-way';
}
