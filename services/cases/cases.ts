import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import {
  type CaseContent,
  type CaseId,
  caseIdSchema,
  type HoldId,
  holdIdSchema,
  type Kept,
} from '@parvis/contracts/cases/case.ts';
import {
  type CaseEvent,
  caseEvents,
  caseEventVersion,
  caseStreamId,
  caseStreamPrefix,
} from '@parvis/contracts/cases/events.ts';
import { pastedPath } from '@parvis/contracts/http/pasted-address.ts';
import { accept, type Outcome, type Refusal } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { WaitUntil } from '@parvis/projections/engine/read-gate.ts';
import { findItemsAt } from '@parvis/projections/exposure/find-items-at.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Clock } from '../adapters/clock.ts';
import type { AccountNames } from '../streams/account-names.ts';
import { mintId } from '../streams/mint-id.ts';
import { requireUpToDate } from '../streams/require-up-to-date.ts';
import { loadStream, type StreamFamily } from '../streams/stream-family.ts';
import { StreamWriter } from '../streams/stream-writer.ts';
import type { SubjectStore } from '../subjects/subject-store.ts';
import { type CaseCommand, type Cases, decideCase, evolveCases } from './decide.ts';

export interface CasePorts {
  readonly log: EventLog;
  readonly db: Queryable;
  readonly clock: Clock;
  readonly accountNames: AccountNames;
  readonly subjects: Pick<SubjectStore, 'find'>;
  readonly waitUntil: WaitUntil;
}

const family: StreamFamily<Cases, CaseEvent> = {
  prefix: caseStreamPrefix,
  version: caseEventVersion,
  read: (recorded) => caseEvents.read(recorded),
  evolve: evolveCases,
};

/** Returns all cases, in the order in which they were opened. @throws LogUnavailable */
export async function loadCases(log: Pick<EventLog, 'readStream'>): Promise<Cases> {
  return (await loadStream(log, family, caseStreamId)).state ?? new Map();
}

/** Who sends a command, and with which id. */
interface Sender {
  readonly actor: Actor;
  readonly commandId: string;
}

/** What a hold is to keep, as it is typed. */
export interface TypedHold {
  readonly basis: string;
  readonly until: string;
  readonly items: readonly string[];
  readonly people: readonly string[];
}

/** Writes cases, their notes and holds, for auditors and administrators. */
export class CaseWriter {
  readonly #ports: CasePorts;
  readonly #writer: StreamWriter<Cases, CaseEvent>;

  constructor(ports: CasePorts) {
    this.#ports = ports;
    this.#writer = new StreamWriter(family, ports);
  }

  /** Opens a case; the same command opens one. */
  async open(sender: Sender, content: CaseContent) {
    const id = caseIdSchema.parse(mintId(`${sender.commandId}/case`));
    const opened = await this.execute(sender, { type: 'open-case', id, content });
    return opened.ok ? accept({ id, position: opened.value }) : opened;
  }

  close(sender: Sender, id: CaseId, reason: string): Promise<Outcome<Position>> {
    const today = this.#ports.clock.now().toISOString().slice(0, 10);
    return this.execute(sender, { type: 'close-case', id, reason, today });
  }

  /**
   * Places a hold on what is named: a path stands for the items that were ever there, an e-mail
   * address for the id of its person. Refused when one of these is unknown, so that nobody relies
   * on a hold that misses something.
   */
  async hold(
    sender: Sender,
    id: CaseId,
    { basis, until, items, people }: TypedHold,
  ): Promise<Outcome<Position>> {
    const holdId = holdIdSchema.parse(mintId(`${sender.commandId}/hold`));
    const found = await this.#items(items);
    if (!found.ok) return found;
    const named = [found.value, await this.#people(people)];
    const [first, ...others] = named.flatMap((one) => one.unknown);
    if (first !== undefined) return { ok: false, refusals: [first, ...others] };
    const kept = named.flatMap((one) => one.kept);
    return this.execute(sender, { type: 'place-hold', id, holdId, basis, until, kept });
  }

  endHold(sender: Sender, id: CaseId, holdId: HoldId, reason: string): Promise<Outcome<Position>> {
    return this.execute(sender, { type: 'end-hold', id, holdId, reason });
  }

  async execute({ actor, commandId }: Sender, command: CaseCommand): Promise<Outcome<Position>> {
    const outcome = await this.#writer.execute({
      actor,
      capability: 'cases.write',
      requestId: commandId,
      command: command.type,
      id: caseStreamId,
      decide: (cases) => decideCase(command, cases ?? new Map()),
    });
    return outcome.ok ? accept(outcome.value.position) : outcome;
  }

  /** Finds what was ever at paths once the ledger has all that is in the log; ids are kept as typed. */
  async #items(typed: readonly string[]): Promise<Outcome<Named>> {
    const paths = typed.map(pastedPath);
    const sought = paths.filter((path) => path !== undefined);
    if (sought.length > 0) {
      const upToDate = await requireUpToDate(this.#ports, ['exposure']);
      if (!upToDate.ok) return upToDate;
    }
    const found = await findItemsAt(this.#ports.db, sought);
    const ids = typed.map((one, index) => {
      const path = paths[index];
      if (path !== undefined) return found.get(path) ?? [];
      return idShape.test(one) ? [one] : [];
    });
    return accept({
      kept: [...new Set(ids.flat())].map((id) => ({ kind: 'item', id })),
      unknown: typed.flatMap((path, index) =>
        ids[index]?.length === 0
          ? [{ code: 'hold-path-unknown', path: ['items', index], params: { path } }]
          : [],
      ),
    });
  }

  async #people(named: readonly string[]): Promise<Named> {
    const ids = await Promise.all(
      named.map(async (one) => (one.includes('@') ? this.#ports.subjects.find(one) : one)),
    );
    const known = ids.filter((id) => id !== undefined);
    return {
      kept: [...new Set(known)].map((id) => ({ kind: 'subject', id })),
      // The address itself stays out of the refusal.
      unknown: ids.flatMap((id, index) =>
        id === undefined
          ? [
              {
                code: 'hold-person-unknown',
                path: ['people', index],
                params: { number: index + 1 },
              },
            ]
          : [],
      ),
    };
  }
}

const idShape = /^[a-z0-9-]+$/i;

/** What was typed for a hold: what it keeps, and a refusal for each that is unknown. */
interface Named {
  readonly kept: readonly Kept[];
  readonly unknown: readonly Refusal[];
}
