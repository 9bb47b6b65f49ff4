import { caseEndpoints as at, type CaseView } from '@parvis/contracts/cases/endpoints.ts';
import { isInForce } from '@parvis/contracts/cases/holds.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Occurrence } from '@parvis/contracts/revisions/revisioned.ts';
import { permittedRoute, refused } from '../http/permitted-route.ts';
import { jsonReply, type Reply, type Route, replyTo, route } from '../http/route.ts';
import { type DeferredErasure, listDeferredErasures } from '../subjects/deferred-erasures.ts';
import { type CasePorts, CaseWriter, loadCases } from './cases.ts';
import type { Case, CaseHold } from './decide.ts';

/** Routes of auditors’ cases, with their notes and holds. */
export function caseRoutes(ports: CasePorts): readonly Route[] {
  return [...readRoutes(ports), ...writeRoutes(new CaseWriter(ports))];
}

function readRoutes(ports: CasePorts): readonly Route[] {
  return [
    permittedRoute(at.listCases, 'security.read', async ({ query: { page, pageSize } }) => {
      const all = [...(await loadCases(ports.log)).values()].toReversed();
      const shown = all.slice((page - 1) * pageSize, page * pageSize);
      const items = await viewsOf(ports, shown);
      return jsonReply({ items, total: all.length, page, pageSize });
    }),
    permittedRoute(at.getCase, 'security.read', async ({ params }) => {
      const found = (await loadCases(ports.log)).get(params.id);
      const [view] = found === undefined ? [] : await viewsOf(ports, [found]);
      return view === undefined
        ? refused('case-not-found')
        : { ...jsonReply(view), etag: view.revision };
    }),
  ];
}

function writeRoutes(writer: CaseWriter): readonly Route[] {
  return [
    route(at.openCase, async ({ body }, context) =>
      replyTo(await writer.open(context, body), ({ id, position }) => ({
        ...jsonReply({ id }),
        position,
      })),
    ),
    route(at.saveCase, async ({ params, body }, context) =>
      done(
        await writer.execute(context, {
          type: 'save-case',
          id: params.id,
          content: body,
          expectedRevision: context.ifMatch ?? 0,
        }),
      ),
    ),
    route(at.noteCase, async ({ params, body }, context) =>
      done(await writer.execute(context, { type: 'note-case', id: params.id, note: body.note })),
    ),
    route(at.closeCase, async ({ params, body }, context) =>
      done(await writer.close(context, params.id, body.reason)),
    ),
    route(at.reopenCase, async ({ params, body }, context) =>
      done(await writer.execute(context, { type: 'reopen-case', id: params.id, ...body })),
    ),
    route(at.placeHold, async ({ params, body }, context) =>
      done(await writer.hold(context, params.id, body)),
    ),
    route(at.endHold, async ({ params, body }, context) =>
      done(await writer.endHold(context, params.id, params.holdId, body.reason)),
    ),
  ];
}

function done(outcome: Outcome<Position>): Reply {
  return replyTo(outcome, (position) => ({ kind: 'empty', position }));
}

async function viewsOf(
  { accountNames, clock, db }: CasePorts,
  cases: readonly Case[],
): Promise<readonly CaseView[]> {
  const people = cases.flatMap(({ opened, notes, holds }) => [
    opened.by,
    ...notes.map(({ occurred }) => occurred.by),
    ...holds.flatMap(({ placed, ended }) => [placed.by, ...(ended ? [ended.occurred.by] : [])]),
  ]);
  const names = await accountNames.namesOf([...new Set(people)]);
  const named = ({ by, at: when }: Occurrence) => ({ by: names.get(by) ?? by, at: when });
  const deferred = await listDeferredErasures(db);
  const today = clock.now().toISOString().slice(0, 10);
  return cases.map(({ id, content, revision, opened, isClosed, notes, holds }) => ({
    id,
    ...content,
    revision,
    opened: named(opened),
    state: isClosed ? 'closed' : 'open',
    notes: notes.map(({ kind, text, occurred }) => ({ kind, text, ...named(occurred) })),
    holds: holds.map((hold) => holdView(hold, { named, deferred, today })),
  }));
}

interface HoldContext {
  readonly named: (occurrence: Occurrence) => { readonly by: string; readonly at: string };
  readonly deferred: readonly DeferredErasure[];
  readonly today: string;
}

function holdView(
  hold: CaseHold,
  { named, deferred, today }: HoldContext,
): CaseView['holds'][number] {
  const { id, basis, until, kept, placed, ended } = hold;
  const ids = new Set(kept.map((one) => one.id));
  return {
    id,
    basis,
    until,
    kept: [...kept],
    ...named(placed),
    isInForce: ended === null && isInForce(hold, today),
    ended: ended && { ...named(ended.occurred), reason: ended.reason },
    waiting: deferred
      .filter(({ subjectId, about }) => ids.has(subjectId) || ids.has(about))
      .map(({ subjectId }) => subjectId),
  };
}
