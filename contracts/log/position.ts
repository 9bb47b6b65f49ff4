import { z } from 'zod';

/** A place in the global order of the log: 20 decimal digits, opaque, ordered as text. */
export const positionSchema = z
  .string()
  .regex(/^\d{20}$/, 'a log position is 20 digits')
  .brand<'Position'>();
export type Position = z.infer<typeof positionSchema>;

const digits = 20;

/** The position before the first event. */
export const startOfLog: Position = positionSchema.parse('0'.repeat(digits));

/** Writes an adapter's own ordinal (at least 0) as a position. */
export function positionFrom(ordinal: bigint): Position {
  return positionSchema.parse(ordinal.toString().padStart(digits, '0'));
}

/** Returns the ordinal that a position was made from. */
export function ordinalOf(position: Position): bigint {
  return BigInt(position);
}
