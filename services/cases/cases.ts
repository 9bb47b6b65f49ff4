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
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { findItemsAt } from '@parvis/projections/exposure/find-items-at.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Clock } from '../adapters/clock.ts';
import type { AccountNames } from '../streams/account-names.ts';
import { mintId } from '../streams/mint-id.ts';
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

  /** Places a hold on what is named; an e-mail address stands for the id of its person. */
  async hold(
    sender: Sender,
    id: CaseId,
    { basis, until, items, people }: TypedHold,
  ): Promise<Outcome<Position>> {
    const holdId = holdIdSchema.parse(mintId(`${sender.commandId}/hold`));
    const kept = [...(await this.#items(items)), ...(await this.#people(people))];
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

  async #items(named: readonly string[]): Promise<readonly Kept[]> {
    const paths = named.filter((one) => one.startsWith('/'));
    const ids = named.filter((one) => !one.startsWith('/'));
    const found = await findItemsAt(this.#ports.db, paths);
    return [...new Set([...ids, ...found])].map((id) => ({ kind: 'item', id }));
  }

  async #people(named: readonly string[]): Promise<readonly Kept[]> {
    const ids = await Promise.all(
      named.map(async (one) => (one.includes('@') ? this.#ports.subjects.find(one) : one)),
    );
    const known = ids.filter((id) => id !== undefined);
    return [...new Set(known)].map((id) => ({ kind: 'subject', id }));
  }
}
