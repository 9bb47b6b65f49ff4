import { parentPort } from 'node:worker_threads';
import { isHardToGuess } from '../../accounts/passwords/guessing.ts';
import { serveFunctions } from '../function-thread.ts';

const functions = { isHardToGuess };
export type PasswordFunctions = typeof functions;

if (parentPort !== null) serveFunctions(parentPort, functions);
