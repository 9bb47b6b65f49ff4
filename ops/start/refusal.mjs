/** Why a command cannot continue; the message is one sentence for the person who ran it. */
export class Refusal extends Error {
  name = 'Refusal';
}

/** Prints a refusal's message, or any other error with its stack, and exits with code 1. */
export function giveUp(cause) {
  const isSentence = cause instanceof Error && ['Refusal', 'CannotStart'].includes(cause.name);
  console.error(isSentence ? cause.message : cause);
  process.exit(1);
}
