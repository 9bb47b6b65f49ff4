import type { Verification } from '@parvis/contracts/notary/views.ts';
import type { ScheduledJob } from '../../scheduler/scheduler.ts';
import { LeafMaker } from '../leaf.ts';
import { readLastVerification, storeVerification } from './last-verification.ts';
import { scanLog } from './scan.ts';
import { NothingSigned, type VerifierPorts, verify } from './verify.ts';

const tenMinutesMs = 600_000;
const dayMs = 86_400_000;
/** The number of events that are hashed in one turn, which takes about 10 ms. */
const eventsPerTurn = 200;

/** Called with each outcome, to raise the alarm if anything was found. */
type OnVerified = (outcome: Verification) => void;

/** Verifies the log once a day, restarts included, leaving turns to others, and keeps the outcome. */
export function verifyDaily(ports: VerifierPorts, onVerified: OnVerified): ScheduledJob {
  const { db, log } = ports;
  const scan = (key: Buffer) => scanLog(log, new LeafMaker(key), eventsPerTurn);
  return {
    name: 'verify-log',
    everyMs: tenMinutesMs,
    async run(now) {
      const last = await readLastVerification(db);
      if (last !== undefined && now.getTime() - Date.parse(last.at) < dayMs)
        return onVerified(last);
      try {
        const outcome = await verify({ ...ports, scan });
        await storeVerification(db, outcome);
        onVerified(outcome);
      } catch (cause) {
        if (!(cause instanceof NothingSigned)) throw cause;
      }
    },
  };
}
