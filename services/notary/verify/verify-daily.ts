import { type Finding, isOfServed, type Verification } from '@parvis/contracts/notary/views.ts';
import type { ScheduledJob } from '../../scheduler/scheduler.ts';
import { LeafMaker } from '../leaf.ts';
import type { VerifierKey } from '../notes/signed-note.ts';
import { readLastVerification, storeVerification } from './last-verification.ts';
import { scanLog } from './scan.ts';
import { NothingSigned, type VerifierPorts, verify } from './verify.ts';

const tenMinutesMs = 600_000;
const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
/** The number of events that are hashed in one turn, which takes about 10 ms. */
const eventsPerTurn = 200;

interface DailyPorts extends VerifierPorts {
  /** Compares what is stored beside the log with it; without it, nothing is. */
  readonly findInServed?: () => Promise<readonly Finding[]>;
}

/** Called with each outcome, to raise the alarm if anything was found. */
type OnVerified = (outcome: Verification) => Promise<void> | void;

/**
 * Verifies the log once a day, restarts included, and keeps the outcome. Without threads it leaves
 * turns to others. What is stored beside the log is compared with it once a week, and daily while
 * something is wrong with it.
 */
export function verifyDaily(
  ports: DailyPorts,
  onVerified: OnVerified,
  witnessKeys: readonly VerifierKey[] = [],
): ScheduledJob {
  const { db, log } = ports;
  const inTurns = (key: Buffer) => scanLog(log, new LeafMaker(key), eventsPerTurn);
  return {
    name: 'verify-log',
    everyMs: tenMinutesMs,
    async run(now) {
      const last = await readLastVerification(db);
      if (last !== undefined && now.getTime() - Date.parse(last.at) < dayMs) {
        await onVerified(last);
        return;
      }
      try {
        const parts = { scan: inTurns, ...ports };
        const ofLog = await verify(parts, [], [], witnessKeys);
        const outcome = sinceWhen(await withServed(ofLog, last, ports.findInServed), last);
        await storeVerification(db, outcome);
        await onVerified(outcome);
      } catch (cause) {
        if (!(cause instanceof NothingSigned)) throw cause;
      }
    },
  };
}

async function withServed(
  outcome: Verification,
  last: Verification | undefined,
  find: DailyPorts['findInServed'],
): Promise<Verification> {
  if (find === undefined) return outcome;
  const since = last?.servedAt ?? outcome.provedSince ?? outcome.at;
  const isWrong = last?.findings.some(isOfServed) ?? false;
  if (!isWrong && Date.parse(outcome.at) - Date.parse(since) < weekMs)
    return { ...outcome, ...(last?.servedAt && { servedAt: last.servedAt }) };
  const findings = [...outcome.findings, ...(await find())];
  return { ...outcome, findings, servedAt: outcome.at };
}

/** Adds since when the same is found: a log that grows changes how it is described, not where it is. */
function sinceWhen(outcome: Verification, last: Verification | undefined): Verification {
  if (outcome.findings.length === 0) return outcome;
  const isSame = last !== undefined && whatIsWrong(last) === whatIsWrong(outcome);
  return { ...outcome, failingSince: (isSame ? last.failingSince : undefined) ?? outcome.at };
}

function whatIsWrong({ findings }: Verification): string {
  return findings.map(({ kind, position, detail }) => `${kind} ${position ?? detail}`).join();
}
