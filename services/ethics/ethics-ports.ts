import type { EthicsStep } from '@parvis/contracts/ethics/steps.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';

/** What ethics reports depend on. */
export interface EthicsPorts {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Makes receipt codes findable by their slow hash, in this installation alone. */
  readonly receiptSalt: Buffer;
  readonly draw: DrawEthics;
}

/** Port: draws what a reporter sees, as a whole document or what a modal shows. */
export type DrawEthics = (drawn: {
  readonly as: 'page' | 'fragment';
  readonly locale: Locale;
  readonly status?: number;
  readonly step: EthicsStep;
}) => Promise<string>;
