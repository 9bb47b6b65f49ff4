import { z } from 'zod';
import { codesAmong } from './faults-of-text.ts';

const enumerationSchema = z.object({ enum: z.array(z.unknown()) });

/** Returns the codes of all enumerations that a running Parvis describes in its API. */
export async function readCodes(origin: string): Promise<ReadonlySet<string>> {
  const response = await fetch(`${origin}/api/openapi.json`);
  return codesAmong([...enumerated(await response.json())]);
}

function* enumerated(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  const { data } = enumerationSchema.safeParse(node);
  for (const value of data?.enum ?? []) if (typeof value === 'string') yield value;
  for (const child of Object.values(node)) yield* enumerated(child);
}
