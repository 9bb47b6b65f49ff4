import { randomUUID } from 'node:crypto';
import type { ethicsEndpoints } from '@parvis/contracts/ethics/endpoints.ts';
import { type Entry, packEntry } from '@parvis/contracts/ethics/entry.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { parisTimeOf } from '@parvis/contracts/site/paris-time.ts';
import { transactionOn } from '@parvis/projections/postgres/transaction.ts';
import { identityToRecipient } from 'age-encryption';
import type { z } from 'zod';
import { attachmentsView, insertAttachments, sealAttachments } from './attachments.ts';
import type { EthicsPorts } from './ethics-ports.ts';
import { lockReaders, type Reader, selectReaders } from './officers.ts';
import { newReceiptCode, openReceipt } from './receipt-code.ts';
import { insertReport } from './reports.ts';
import { canSealTo, sealTo } from './seal.ts';

type Sent = z.infer<(typeof ethicsEndpoints)['submitEthicsReport']['body']>;

/** Seals a report to the officers and stores it; returns the receipt code, which is not stored. */
export async function submitReport(ports: EthicsPorts, sent: Sent): Promise<Outcome<string>> {
  if ((await selectReaders(ports.pool)).length === 0) return refuse('ethics-closed');
  const receipt = newReceiptCode();
  const { hash, identity } = await openReceipt(receipt, ports.receiptSalts[0]);
  const recipient = await identityToRecipient(identity);
  const attachments = await sealAttachments(ports, recipient, sent.attachments);
  if (!attachments.ok) return attachments;
  const entry = { ...reportOf(sent), ...attachmentsView(attachments.value) };
  const report = {
    id: randomUUID(),
    receiptHash: hash,
    recipient,
    receivedOn: parisTimeOf(ports.clock.now()).date,
    entries: [await sealTo(recipient, packEntry(entry))],
  };
  const isStored = await transactionOn(ports.pool, async (client) => {
    // The list of readers cannot change between sealing and storing.
    await lockReaders(client);
    const readers = await selectReaders(client);
    // A key that is damaged is shown to officers, and does not keep the report from the others.
    const whole = readers.filter(({ recipient: of }) => canSealTo(of));
    if (whole.length === 0) return false;
    const envelopes = await Promise.all(whole.map((reader) => sealFor(reader, identity)));
    await insertReport(client, { ...report, envelopes });
    await insertAttachments(client, report.id, report.receivedOn, attachments.value);
    return true;
  });
  if (!isStored) return refuse('ethics-closed');
  return accept(receipt);
}

async function sealFor({ accountId, recipient }: Reader, identity: string) {
  return { accountId, sealed: (await sealTo(recipient, identity)).toString('base64') };
}

/**
 * Returns the report as sent, but never with the name and phone of an anonymous reporter, even if
 * the form contains them.
 */
function reportOf({ anonymous, name, phone, text }: Sent): Entry {
  return anonymous === 'on'
    ? { kind: 'report', anonymous: true, name: '', phone: '', text }
    : { kind: 'report', anonymous: false, name, phone, text };
}
