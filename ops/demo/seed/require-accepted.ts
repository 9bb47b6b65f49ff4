import type { Outcome } from '@parvis/contracts/http/refusal.ts';

/**
 * Returns the result of a command.
 * @throws Error when it was refused, which means that the demonstration is invalid
 */
export function requireAccepted<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(`The demonstration was refused: ${JSON.stringify(outcome.refusals)}`);
}
