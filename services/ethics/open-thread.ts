import type { Thread } from '@parvis/contracts/ethics/endpoints.ts';
import { packEntry, unpackEntry } from '@parvis/contracts/ethics/entry.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { parisTimeOf } from '@parvis/contracts/site/paris-time.ts';
import type { EthicsPorts } from './ethics-ports.ts';
import { openReceipt, readReceiptCode } from './receipt-code.ts';
import { addEntry, selectStanding } from './report-steps.ts';
import { findReport, selectEntries } from './reports.ts';
import { sealTo, unseal } from './seal.ts';

const unknown = refuse('ethics-receipt-unknown', { path: ['receipt'] });

/**
 * Opens the thread of a report with its receipt code, after adding a message if there is one. What is
 * unsealed is in the memory of this request alone.
 */
export async function openThread(
  { pool, clock, receiptSalt }: EthicsPorts,
  typed: string,
  message?: string,
): Promise<Outcome<Thread>> {
  const code = readReceiptCode(typed);
  if (code === undefined) return unknown;
  const { hash, identity } = await openReceipt(code, receiptSalt);
  const report = await findReport(pool, hash);
  if (report === undefined) return unknown;
  if (message !== undefined) {
    const today = parisTimeOf(clock.now()).date;
    const sealed = await sealTo(report.recipient, packEntry({ kind: 'message', text: message }));
    // Whoever writes to a closed report opens it again: it must not be deleted unread.
    const entry = { id: report.id, author: 'reporter', sealed, step: 'reopen', on: today } as const;
    if (!(await addEntry(pool, entry))) return unknown;
  }
  const standing = await selectStanding(pool, report.id);
  if (standing === undefined) return unknown;
  const entries: Thread['entries'] = [];
  for (const { author, on, sealed } of await selectEntries(pool, report.id)) {
    const { text } = unpackEntry(await unseal(identity, Buffer.from(sealed, 'base64')));
    entries.push({ author, on, text });
  }
  return accept({ ...standing, entries });
}
