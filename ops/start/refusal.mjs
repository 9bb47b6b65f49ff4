/** Why a command cannot go on: the message is one sentence for the person who gave it. */
export class Refusal extends Error {
  name = 'Refusal';
}

/** Prints a refusal's sentence, or a fault with its stack, and ends the process. */
export function giveUp(cause) {
  const isSentence = cause instanceof Error && ['Refusal', 'CannotStart'].includes(cause.name);
  console.error(isSentence ? cause.message : cause);
  process.exit(1);
}
