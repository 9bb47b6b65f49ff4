import { parentPort } from 'node:worker_threads';
import { openReceipt } from '../../ethics/receipt-code.ts';
import { sealTo, unseal } from '../../ethics/seal.ts';
import { serveFunctions } from '../function-thread.ts';

const functions = { openReceipt, sealTo, unseal };
export type SealingFunctions = typeof functions;

if (parentPort !== null) serveFunctions(parentPort, functions);
