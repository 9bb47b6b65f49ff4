import type { Thread } from '@parvis/contracts/ethics/endpoints.ts';
import { packEntry, unpackEntry } from '@parvis/contracts/ethics/entry.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import { attachmentsView, sealAttachments } from './attachments.ts';
import type { EthicsPorts } from './ethics-ports.ts';
import { readReceiptCode } from './receipt-code.ts';
import { addEntry, selectReportState } from './report-steps.ts';
import { findReport, selectEntries } from './reports.ts';

const unknown = refuse('ethics-receipt-unknown', { path: ['receipt'] });

/** A reporter's message. */
export interface Message {
  readonly text: string;
  readonly files: readonly File[];
}

/**
 * Opens the thread of a report with its receipt code, after adding a message if there is one.
 * Unsealed data is only in the memory of this request.
 */
export async function openThread(
  ports: EthicsPorts,
  typed: string,
  message?: Message,
): Promise<Outcome<Thread>> {
  const { pool, sealer } = ports;
  const code = readReceiptCode(typed);
  if (code === undefined) return unknown;
  const found = await findByCode(ports, code);
  if (found === undefined) return unknown;
  const { report, identity } = found;
  if (message !== undefined) {
    const added = await addMessage(ports, report, message);
    if (!added.ok) return added;
  }
  const standing = await selectReportState(pool, report.id);
  if (standing === undefined) return unknown;
  const entries: Thread['entries'] = [];
  for (const { author, on, sealed } of await selectEntries(pool, report.id)) {
    const { text, attachments } = unpackEntry(
      await sealer.unseal(identity, Buffer.from(sealed, 'base64')),
    );
    const files = attachments?.map(({ name, bytes }) => ({ name, bytes }));
    entries.push({ author, on, text, ...(files && { attachments: files }) });
  }
  return accept({ ...standing, entries });
}

/**
 * Returns a report and its private key by its receipt code, which may have been issued under an
 * earlier secret.
 */
async function findByCode({ pool, receiptSalts, sealer }: EthicsPorts, code: string) {
  for (const salt of receiptSalts) {
    const { hash, identity } = await sealer.openReceipt(code, salt);
    const report = await findReport(pool, hash);
    if (report !== undefined) return { report, identity };
  }
  return undefined;
}

async function addMessage(
  ports: EthicsPorts,
  { id, recipient }: { readonly id: string; readonly recipient: string },
  { text, files }: Message,
): Promise<Outcome<undefined>> {
  const attachments = await sealAttachments(ports, recipient, files);
  if (!attachments.ok) return attachments;
  const entry = { kind: 'message', text, ...attachmentsView(attachments.value) } as const;
  const sealed = await ports.sealer.sealTo(recipient, packEntry(entry));
  const isAdded = await addEntry(ports.pool, {
    id,
    author: 'reporter',
    sealed,
    attachments: attachments.value,
    // A message to a closed report reopens it, so that it is not deleted unread.
    step: 'reopen',
    on: toParisTime(ports.clock.now()).date,
  });
  return isAdded ? accept(undefined) : unknown;
}
