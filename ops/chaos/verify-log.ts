import { contentStreamPrefix } from '@parvis/contracts/content/events.ts';
import { readContentEvent } from '@parvis/contracts/content/read-event.ts';
import type { EventLog, RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { ordinalOf, startOfLog } from '@parvis/contracts/log/position.ts';
import { hashOf, type JournalledWrite } from './journal.ts';

/** The findings of a comparison, one sentence each. */
export interface Findings {
  /** Acknowledged writes that are missing, or not as they were acknowledged. */
  readonly lost: string[];
  /** Writes that are in the log more than once. */
  readonly doubled: string[];
  /** Anything else that is wrong. */
  readonly problems: string[];
}

/** Reads the whole log. */
export async function readWholeLog(log: EventLog): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for (;;) {
    const page = await log.readAll(events.at(-1)?.position ?? startOfLog, 2_000);
    if (page.length === 0) return events;
    events.push(...page);
  }
}

/** Compares the journal with the log: every acknowledged write is in it exactly once. */
export function verifyLog(
  writes: readonly JournalledWrite[],
  events: readonly RecordedEvent[],
): Findings {
  const findings: Findings = { lost: [], doubled: [], problems: orderProblems(events) };
  const index = indexEvents(events);
  for (const journalled of writes) verifyWrite(journalled, index, findings);
  for (const stream of index.publishedTwice)
    findings.doubled.push(`${stream} was published twice with nothing in between`);
  return findings;
}

/** The trace of a write in an event. */
interface Trace {
  readonly id: string;
  readonly revision: number;
  readonly hash: string | undefined;
}

interface LogIndex {
  readonly byMark: ReadonlyMap<string, readonly Trace[]>;
  readonly activations: ReadonlyMap<string, number>;
  readonly streamAt: ReadonlyMap<string, string>;
  readonly publishedTwice: readonly string[];
}

function indexEvents(events: readonly RecordedEvent[]): LogIndex {
  const byMark = new Map<string, Trace[]>();
  const activations = new Map<string, number>();
  const lastType = new Map<string, string>();
  const publishedTwice: string[] = [];
  const note = (mark: string, trace: Trace) =>
    byMark.set(mark, [...(byMark.get(mark) ?? []), trace]);
  for (const recorded of events.filter(({ stream }) => stream.startsWith(contentStreamPrefix))) {
    const { type, data } = readContentEvent(recorded);
    if (type === 'ContentCreated')
      note(data.header.slug, { id: data.contentId, revision: 1, hash: undefined });
    if (type === 'ModuleSaved' && data.content.type === 'statement')
      note(data.content.data.text, {
        id: data.moduleId,
        revision: data.revision,
        hash: hashOf(data.content.data),
      });
    if (type === 'ModuleActivated')
      activations.set(data.moduleId, (activations.get(data.moduleId) ?? 0) + 1);
    if (type === 'ContentPublished' && lastType.get(recorded.stream) === type)
      publishedTwice.push(recorded.stream);
    lastType.set(recorded.stream, type);
  }
  const streamAt = new Map(events.map(({ position, stream }) => [position, stream]));
  return { byMark, activations, streamAt, publishedTwice };
}

function verifyWrite(journalled: JournalledWrite, index: LogIndex, findings: Findings): void {
  const { write, acknowledgement, refusal } = journalled;
  const { key, kind, mark } = write;
  if (mark !== undefined) verifyMarked(journalled, index.byMark.get(mark) ?? [], findings);
  if (acknowledgement === undefined || refusal !== undefined) return;
  const { id, position } = acknowledgement;
  const stream = index.streamAt.get(position);
  if (stream === undefined || !stream.endsWith(id.slice(0, 12)))
    findings.lost.push(`${key} was acknowledged at ${position}, where its stream has no event`);
  if (kind !== 'activate-module') return;
  const activations = index.activations.get(id) ?? 0;
  if (activations === 0) findings.lost.push(`${key} left no event`);
  if (activations > 1) findings.doubled.push(`${key} left ${activations} events`);
}

function verifyMarked(
  { write: { key }, acknowledgement, refusal }: JournalledWrite,
  found: readonly Trace[],
  { lost, doubled, problems }: Findings,
): void {
  if (found.length > 1) doubled.push(`${key} is there ${found.length} times`);
  if (refusal !== undefined && found.length > 0) problems.push(`${key} was refused, but is there`);
  if (acknowledgement === undefined) return;
  const { id, revision, hash } = acknowledgement;
  const isThere = found.some(
    (one) => one.id === id && one.revision === revision && one.hash === hash,
  );
  if (!isThere) lost.push(`${key}: revision ${revision} of ${id} is not there as acknowledged`);
}

/** Checks that positions and revisions have no gaps, and that no command appended twice. */
function orderProblems(events: readonly RecordedEvent[]): string[] {
  const problems: string[] = [];
  const revisions = new Map<string, number>();
  const commands = new Map<string, string>();
  let lastCommand = '';
  events.forEach(({ position, stream, revision, metadata: { commandId } }, index) => {
    if (ordinalOf(position) !== BigInt(index + 1)) problems.push(`a gap before ${position}`);
    if (revision !== (revisions.get(stream) ?? -1) + 1)
      problems.push(`${stream} has a gap before revision ${revision}`);
    revisions.set(stream, revision);
    if (commandId !== lastCommand && commands.get(commandId) === stream)
      problems.push(`command ${commandId} appended twice to ${stream}`);
    commands.set(commandId, stream);
    lastCommand = commandId;
  });
  return problems;
}
