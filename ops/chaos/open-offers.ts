import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { ParvisProcess } from './parvis-process.ts';

const retryMs = 1_000;
const listSchema = z.object({ total: z.number() });

/** Returns the number of open offers that visitors find, once they can be searched. */
export async function openOffers({ origin }: Pick<ParvisProcess, 'origin'>): Promise<number> {
  for (;;) {
    const response = await fetch(`${origin}/emploi-carriere/toutes-offres-emploi?json=1`);
    if (response.ok) return listSchema.parse(await response.json()).total;
    await delay(retryMs);
  }
}
