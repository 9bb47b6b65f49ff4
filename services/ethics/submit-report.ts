import { randomUUID } from 'node:crypto';
import type { ethicsEndpoints } from '@parvis/contracts/ethics/endpoints.ts';
import { type Entry, packEntry } from '@parvis/contracts/ethics/entry.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import { transactionOn } from '@parvis/projections/postgres/transaction.ts';
import type { z } from 'zod';
import { attachmentsView, insertAttachments, sealAttachments } from './attachments.ts';
import type { EthicsPorts, Sealer } from './ethics-ports.ts';
import { lockReaders, type Reader, selectReaders } from './officers.ts';
import { newReceiptCode } from './receipt-code.ts';
import { insertReport } from './reports.ts';
import { canSealTo } from './seal.ts';

type Sent = z.infer<(typeof ethicsEndpoints)['submitEthicsReport']['body']>;

/** Seals a report to the officers and stores it; returns the receipt code, which is not stored. */
export async function submitReport(ports: EthicsPorts, sent: Sent): Promise<Outcome<string>> {
  const { pool, sealer } = ports;
  const known = await selectReaders(pool);
  if (known.length === 0) return refuse('ethics-closed');
  const receipt = newReceiptCode();
  const { hash, identity, recipient } = await sealer.openReceipt(receipt, ports.receiptSalts[0]);
  const attachments = await sealAttachments(ports, recipient, sent.attachments);
  if (!attachments.ok) return attachments;
  const entry = { ...toReport(sent), ...attachmentsView(attachments.value) };
  const report = {
    id: randomUUID(),
    receiptHash: hash,
    recipient,
    receivedOn: toParisTime(ports.clock.now()).date,
    entries: [await sealer.sealTo(recipient, packEntry(entry))],
  };
  const sealFor = sealOnceFor(sealer, identity);
  await sealFor(wholeReaders(known));
  const isStored = await transactionOn(pool, async (client) => {
    // The list of readers cannot change between sealing and storing.
    await lockReaders(client);
    const readers = wholeReaders(await selectReaders(client));
    if (readers.length === 0) return false;
    await insertReport(client, { ...report, envelopes: await sealFor(readers) });
    await insertAttachments(client, report.id, report.receivedOn, attachments.value);
    return true;
  });
  if (!isStored) return refuse('ethics-closed');
  return accept(receipt);
}

/** A key that is damaged is shown to officers, and does not keep the report from the others. */
function wholeReaders(readers: readonly Reader[]): readonly Reader[] {
  return readers.filter(({ recipient }) => canSealTo(recipient));
}

/** Seals a report's private key, once to each public key, so that a transaction seldom waits for it. */
function sealOnceFor(sealer: Sealer, identity: string) {
  const sealed = new Map<string, Promise<Uint8Array>>();
  return (readers: readonly Reader[]) =>
    Promise.all(
      readers.map(async ({ accountId, recipient }) => {
        const sealing = sealed.get(recipient) ?? sealer.sealTo(recipient, identity);
        sealed.set(recipient, sealing);
        return { accountId, sealed: Buffer.from(await sealing).toString('base64') };
      }),
    );
}

/**
 * Returns the report as sent, but never with the name and phone of an anonymous reporter, even if
 * the form contains them.
 */
function toReport({ anonymous, name, phone, text }: Sent): Entry {
  return anonymous === 'on'
    ? { kind: 'report', anonymous: true, name: '', phone: '', text }
    : { kind: 'report', anonymous: false, name, phone, text };
}
