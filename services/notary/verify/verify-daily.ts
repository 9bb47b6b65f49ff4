import type { Verification } from '@parvis/contracts/notary/views.ts';
import type { ScheduledJob } from '../../scheduler/scheduler.ts';
import { LeafMaker } from '../leaf.ts';
import type { VerifierKey } from '../notes/signed-note.ts';
import { readLastVerification, storeVerification } from './last-verification.ts';
import { scanLog } from './scan.ts';
import { NothingSigned, type VerifierPorts, verify } from './verify.ts';

const tenMinutesMs = 600_000;
const dayMs = 86_400_000;
/** The number of events that are hashed in one turn, which takes about 10 ms. */
const eventsPerTurn = 200;

/** Called with each outcome, to raise the alarm if anything was found. */
type OnVerified = (outcome: Verification) => Promise<void> | void;

/**
 * Verifies the log once a day, restarts included, and keeps the outcome. Without threads it leaves
 * turns to others.
 */
export function verifyDaily(
  ports: VerifierPorts,
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
        const outcome = sinceWhen(await verify(parts, [], [], witnessKeys), last);
        await storeVerification(db, outcome);
        await onVerified(outcome);
      } catch (cause) {
        if (!(cause instanceof NothingSigned)) throw cause;
      }
    },
  };
}

/** Adds since when the same is found: a log that grows changes how it is described, not where it is. */
function sinceWhen(outcome: Verification, last: Verification | undefined): Verification {
  if (outcome.findings.length === 0) return outcome;
  const isSame = last !== undefined && whatIsWrong(last) === whatIsWrong(outcome);
  return { ...outcome, failingSince: (isSame ? last.failingSince : undefined) ?? outcome.at };
}

function whatIsWrong({ findings }: Verification): string {
  return findings.map(({ kind, position }) => `${kind} ${position}`).join();
}
