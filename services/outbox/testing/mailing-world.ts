import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Mail } from '@parvis/contracts/mail/mail.ts';
import { subjectEventSchemas } from '@parvis/contracts/subjects/events.ts';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import {
  createMigratedDatabase,
  createTestDatabase,
  type TestDatabase,
} from '@parvis/ops/testing/database.ts';
import { LogReader, type ReaderPace } from '@parvis/projections/follower/log-reader.ts';
import { onTestFinished } from 'vitest';
import { InProcessBus } from '../../adapters/bus/in-process-bus.ts';
import { eventId } from '../../adapters/log/event-ids.ts';
import { PostgresEventLog } from '../../adapters/log/postgres/postgres-event-log.ts';
import { logSchemaSql } from '../../adapters/log/postgres/schema.ts';
import type { Mailer, SendOutcome } from '../../adapters/mail/mailer.ts';
import { ManualClock } from '../../adapters/testing/manual-clock.ts';
import type { Reactor } from '../../reactors/reactor.ts';
import { createReactorEngine, type ReactorEngine } from '../../reactors/reactor-engine.ts';
import { addressOf, SubjectStore } from '../../subjects/subject-store.ts';
import { Suppressions } from '../../subjects/suppressions.ts';
import { OutboxWorker, type OutboxWorkerDeps } from '../outbox-worker.ts';
import type { MailTemplate } from '../template.ts';

export const secret = 'a secret that only these specifications know';
export const welcomed = 'Welcomed';

/** A mailer that records its e-mails; its result can be changed. */
export class RecordingMailer implements Mailer {
  readonly sent: { readonly mail: Mail; readonly id: string }[] = [];
  answer: (mail: Mail) => Promise<SendOutcome> = async () => ({ outcome: 'sent' });

  async send(mail: Mail, id: string): Promise<SendOutcome> {
    const sending = await this.answer(mail);
    if (sending.outcome === 'sent') this.sent.push({ mail, id });
    return sending;
  }

  async close(): Promise<void> {}
}

/** Greets a subject by the name that they gave. */
export const greeting: MailTemplate<'greeting'> = {
  name: 'greeting',
  async render(subject) {
    const address = addressOf(subject);
    if (address === undefined) return undefined;
    const name = subject.data.find((datum) => datum.kind === 'name')?.value ?? '';
    const words = `Bonjour ${name}`.trim();
    return { to: { address }, subject: words, text: `${words} !`, locale: 'fr' };
  },
};

/** Orders a greeting for everybody who is welcomed. */
export const greetingReactor: Reactor = {
  name: 'welcomer',
  begins: 'with-the-log',
  handles: [welcomed],
  async react({ data }) {
    const { subjectId } = subjectEventSchemas.SubjectErased.parse(data);
    return { mails: [{ subjectId, template: 'greeting', params: { locale: 'fr' } }] };
  },
};

/** The reactors of a process, with its reader of the log. */
export interface ReactorsOfProcess extends Omit<ReactorEngine, 'start'> {
  start(): void;
}

/** A log and a database with an e-mail sender; removed when the test is over. */
export interface MailingWorld {
  readonly db: TestDatabase;
  readonly logDb: TestDatabase;
  readonly log: EventLog;
  readonly clock: ManualClock;
  readonly mailer: RecordingMailer;
  readonly subjects: SubjectStore;
  readonly suppressions: Suppressions;
  /** All reported errors. */
  readonly errors: string[];
  /** Creates a subject and appends its welcome. */
  welcome(address: string, name?: string): Promise<SubjectId>;
  /** Appends a welcome for a subject. */
  welcomeAgain(subjectId: SubjectId): Promise<void>;
  worker(parts?: Partial<OutboxWorkerDeps>): OutboxWorker;
  /** Creates the reactors of another process, not started; stopped after the test. */
  createEngine(reactors: readonly Reactor[]): ReactorsOfProcess;
  /** Returns the reactors of another process, started; stopped after the test. */
  react(reactors?: readonly Reactor[], pace?: Partial<ReaderPace>): ReactorsOfProcess;
  /** Waits until these reactors have passed the end of the log. */
  untilPassed(engine: Pick<ReactorEngine, 'statuses'>): Promise<void>;
}

export async function mailingWorld(): Promise<MailingWorld> {
  const [db, logDb] = [await createMigratedDatabase(), await createTestDatabase()];
  await logDb.pool.query(logSchemaSql);
  const log = new PostgresEventLog({ url: logDb.url });
  const [clock, mailer] = [new ManualClock(Date.UTC(2026, 0, 5, 9)), new RecordingMailer()];
  const subjects = await SubjectStore.open(db.pool, [secret], clock);
  const suppressions = new Suppressions(db.pool, [secret], clock);
  const errors: string[] = [];
  const note = (error: unknown) =>
    void errors.push(error instanceof Error ? error.name : String(error));
  const engines: ReactorsOfProcess[] = [];
  let welcomes = 0;
  onTestFinished(async () => {
    await Promise.all(engines.map((engine) => engine.stop()));
    await log.close();
    await Promise.all([db.drop(), logDb.drop()]);
  });
  const welcomeAgain = async (subjectId: SubjectId) => {
    welcomes += 1;
    const commandId = `welcome-${welcomes}-${subjectId}`;
    const metadata = {
      commandId,
      actor: 'system',
      occurredAt: clock.now().toISOString(),
      version: 1,
    };
    const event = { id: eventId(commandId, 0), type: welcomed, data: { subjectId }, metadata };
    await log.append(commandId, 'no-stream', [event]);
  };
  const createEngine = (reactors: readonly Reactor[], pace: Partial<ReaderPace> = {}) => {
    const { pool } = db;
    const bus = new InProcessBus();
    const reader = new LogReader({ log, pool, bus, pace: { pollMs: 20, ...pace } });
    const engine = createReactorEngine({
      log,
      pool,
      clock,
      reactors,
      readableEvents: (handles, events) => {
        if (events.some(({ type }) => type === 'FromTheFuture')) throw new UnknownEvent();
        return events.filter(({ type }) => handles.includes(type));
      },
      batchSize: 10,
      onError: (_, error) => note(error),
    });
    const ofProcess: ReactorsOfProcess = {
      ...engine,
      start() {
        engine.start(reader);
        reader.start();
      },
      async stop() {
        await engine.stop();
        await reader.stop();
      },
    };
    engines.push(ofProcess);
    return ofProcess;
  };
  return {
    db,
    logDb,
    log,
    clock,
    mailer,
    subjects,
    suppressions,
    errors,
    welcomeAgain,
    async welcome(address, name) {
      const id = await subjects.subjectOf(address);
      if (name !== undefined) await subjects.keep(id, { kind: 'name', about: '', value: name });
      await welcomeAgain(id);
      return id;
    },
    worker: (parts = {}) =>
      new OutboxWorker({
        pool: db.pool,
        log,
        clock,
        mailer,
        subjects,
        suppressions,
        templates: [greeting],
        pollMs: 20,
        onError: note,
        ...parts,
      }),
    createEngine,
    react(reactors = [greetingReactor], pace = {}) {
      const engine = createEngine(reactors, pace);
      engine.start();
      return engine;
    },
    untilPassed: (engine) =>
      until(async () => {
        const head = await log.head();
        const statuses = await engine.statuses();
        return (
          statuses.length > 0 &&
          statuses.every(({ place, isInLog }) => isInLog && place.position >= head)
        );
      }),
  };
}

/** Waits until a condition is true; fails after the test's own timeout. */
export async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Processes due e-mails until there are none. */
export async function drain(worker: OutboxWorker): Promise<void> {
  while ((await worker.sendDue()) > 0);
}

/** Returns the number of e-mails of the outbox in each state. */
export async function outboxStates(db: TestDatabase): Promise<Record<string, number>> {
  const { rows } = await db.pool.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from outbox group by state order by state',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** An event that this build cannot read. */
class UnknownEvent extends Error {
  override name = 'UnknownEvent';
}
