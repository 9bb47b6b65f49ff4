import { z } from 'zod';

/** The name of a log among those of others, such as `www.bank.example/tlog`. */
const origin = z.string().min(1).max(300);
/** `name+id+key`, with which others verify signatures (C2SP signed-note). */
const key = z.string().min(1).max(500);

/** The events of the notary's stream; there is one. */
export const notaryEventSchemas = {
  /** From here on the notary signs the log under this origin, with this key. */
  NotaryBegan: z.object({ origin, key }),
  /** The notary signs with this key instead of the one before it. */
  NotaryKeyReplaced: z.object({ origin, key }),
} as const;

export const notaryStreamPrefix = 'notary-';
/** The only stream. */
export const notaryStream = 'notary-tlog';
