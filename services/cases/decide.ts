import type { CaseContent, CaseId, HoldId, Kept } from '@parvis/contracts/cases/case.ts';
import type { CaseEvent } from '@parvis/contracts/cases/events.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Occurrence } from '@parvis/contracts/revisions/revisioned.ts';

/** Something said about a case, or done with it. */
export interface CaseNote {
  readonly kind: 'note' | 'closed' | 'reopened';
  readonly text: string;
  readonly occurred: Occurrence;
}

export interface CaseHold {
  readonly id: HoldId;
  readonly basis: string;
  readonly until: string;
  readonly kept: readonly Kept[];
  readonly placed: Occurrence;
  readonly ended: { readonly reason: string; readonly occurred: Occurrence } | null;
}

/** A question of an auditor, with what was done about it. */
export interface Case {
  readonly id: CaseId;
  readonly content: CaseContent;
  readonly revision: number;
  readonly opened: Occurrence;
  readonly saved: Occurrence;
  readonly isClosed: boolean;
  readonly notes: readonly CaseNote[];
  readonly holds: readonly CaseHold[];
}

export type Cases = ReadonlyMap<CaseId, Case>;

/** Commands on cases; days are ISO 8601. */
export type CaseCommand = { readonly id: CaseId } & (
  | { readonly type: 'open-case'; readonly content: CaseContent }
  | {
      readonly type: 'save-case';
      readonly content: CaseContent;
      readonly expectedRevision: number;
    }
  | { readonly type: 'note-case'; readonly note: string }
  | { readonly type: 'close-case'; readonly reason: string; readonly today: string }
  | { readonly type: 'reopen-case'; readonly reason: string }
  | {
      readonly type: 'place-hold';
      readonly holdId: HoldId;
      readonly basis: string;
      readonly until: string;
      readonly kept: readonly Kept[];
    }
  | { readonly type: 'end-hold'; readonly holdId: HoldId; readonly reason: string }
);

type Decided = Outcome<readonly CaseEvent[]>;

/** Decides a command on all cases. */
export function decideCase(command: CaseCommand, cases: Cases): Decided {
  const { id: caseId } = command;
  if (command.type === 'open-case') {
    const { content } = command;
    return accept([{ type: 'CaseOpened', data: { caseId, content } }]);
  }
  const known = cases.get(caseId);
  if (known === undefined) return refuse('case-not-found');
  if (command.type === 'reopen-case') {
    if (!known.isClosed) return refuse('case-not-closed');
    return accept([{ type: 'CaseReopened', data: { caseId, reason: command.reason } }]);
  }
  return known.isClosed ? refuse('case-closed') : decideOpen(command, known);
}

type OpenCommand = Exclude<CaseCommand, { readonly type: 'open-case' | 'reopen-case' }>;

/** Decides a command on a case that is open. */
function decideOpen(command: OpenCommand, known: Case): Decided {
  const { id: caseId } = known;
  switch (command.type) {
    case 'save-case': {
      const { content, expectedRevision } = command;
      const { revision, saved } = known;
      if (expectedRevision !== revision)
        return refuse('stale-revision', { params: { revision, ...saved } });
      return accept([{ type: 'CaseSaved', data: { caseId, revision: revision + 1, content } }]);
    }
    case 'note-case':
      return accept([{ type: 'CaseNoted', data: { caseId, note: command.note } }]);
    case 'close-case': {
      const { reason, today } = command;
      if (known.holds.some(({ ended, until }) => ended === null && today <= until))
        return refuse('case-holds');
      return accept([{ type: 'CaseClosed', data: { caseId, reason } }]);
    }
    case 'place-hold': {
      const { holdId, basis, until, kept } = command;
      if (kept.length === 0) return refuse('hold-keeps-nothing');
      const data = { caseId, holdId, basis, until, kept: [...kept] };
      return accept([{ type: 'HoldPlaced', data }]);
    }
    case 'end-hold': {
      const { holdId, reason } = command;
      const hold = known.holds.find((one) => one.id === holdId);
      if (hold === undefined || hold.ended !== null) return refuse('hold-not-found');
      return accept([{ type: 'HoldEnded', data: { caseId, holdId, reason } }]);
    }
  }
}

/** Folds an event into all cases. @throws Error when the stream is inconsistent */
export function evolveCases(
  cases: Cases | undefined,
  event: CaseEvent,
  occurrence: Occurrence,
): Cases {
  const all = new Map(cases);
  const { caseId: id } = event.data;
  if (event.type === 'CaseOpened') {
    const nothing = { revision: 1, isClosed: false, notes: [], holds: [] };
    const times = { opened: occurrence, saved: occurrence };
    return all.set(id, { id, content: event.data.content, ...nothing, ...times });
  }
  const known = all.get(id);
  if (known === undefined) throw new Error(`the case ${id} was never opened`);
  return all.set(id, { ...known, ...changeOf(event, known, occurrence) });
}

type LaterEvent = Exclude<CaseEvent, { readonly type: 'CaseOpened' }>;

function changeOf(event: LaterEvent, known: Case, occurred: Occurrence): Partial<Case> {
  const noted = (kind: CaseNote['kind'], text: string) => ({
    notes: [...known.notes, { kind, text, occurred }],
  });
  switch (event.type) {
    case 'CaseSaved':
      return { content: event.data.content, revision: event.data.revision, saved: occurred };
    case 'CaseNoted':
      return noted('note', event.data.note);
    case 'CaseClosed':
      return { isClosed: true, ...noted('closed', event.data.reason) };
    case 'CaseReopened':
      return { isClosed: false, ...noted('reopened', event.data.reason) };
    case 'HoldPlaced': {
      const { holdId, basis, until, kept } = event.data;
      const hold = { id: holdId, basis, until, kept, placed: occurred, ended: null };
      return { holds: [...known.holds, hold] };
    }
    case 'HoldEnded': {
      const { holdId, reason } = event.data;
      const holds = known.holds.map((hold) =>
        hold.id === holdId ? { ...hold, ended: { reason, occurred } } : hold,
      );
      return { holds };
    }
  }
}
