import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { isHardToGuess } from '../../accounts/passwords/guessing.ts';
import type { StrengthRequest } from './judge-password.ts';

/** Rates the password for which this thread was started. */
async function judge(port: MessagePort, { password, ownWords }: StrengthRequest): Promise<void> {
  port.postMessage(await isHardToGuess(password, ownWords));
}

if (parentPort !== null) await judge(parentPort, workerData);
