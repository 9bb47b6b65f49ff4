import type { CleanedAttachment } from '@parvis/contracts/ethics/attachment.ts';
import type { EthicsStep } from '@parvis/contracts/ethics/steps.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import type { MalwareScanner } from '../adapters/malware/malware-scanner.ts';
import type { Keys } from '../subjects/secret.ts';
import type { Receipt } from './receipt-code.ts';

/** The dependencies of ethics reports. */
export interface EthicsPorts {
  readonly pool: Pool;
  readonly clock: Clock;
  /**
   * The keys under which receipt codes are hashed, so that only this installation can find them;
   * new codes use the first.
   */
  readonly receiptSalts: Keys;
  /** The number of days for which a closed report is kept. */
  readonly keptDays: number;
  readonly render: RenderEthics;
  /** Port: writes a file anew without what may identify its sender, in memory only. */
  readonly cleanAttachment: (bytes: Uint8Array) => Promise<CleanedAttachment>;
  readonly scanner: MalwareScanner;
  readonly sealer: Sealer;
}

/** Port: seals and unseals, one after another and not on the event loop of the server. */
export interface Sealer {
  openReceipt(code: string, salt: Uint8Array): Promise<Receipt>;
  sealTo(recipient: string, content: Uint8Array | string): Promise<Uint8Array>;
  unseal(identity: string, sealed: Uint8Array): Promise<Uint8Array>;
}

/**
 * Port: renders the reporter's view: a complete document, the contents of a modal, or the
 * replacement of a form.
 */
export type RenderEthics = (rendered: {
  readonly as: 'page' | 'modal' | 'fragment';
  readonly locale: Locale;
  readonly status?: number;
  readonly step: EthicsStep;
}) => Promise<string>;
