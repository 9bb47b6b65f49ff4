import { randomUUID } from 'node:crypto';
import type { Attachment } from '@parvis/contracts/ethics/attachment.ts';
import { maxPaddedBytes, pad } from '@parvis/contracts/ethics/padding.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { EthicsPorts } from './ethics-ports.ts';

/** A file that was cleaned, padded and sealed, with its description in the entry. */
export interface SealedAttachment {
  readonly said: Attachment;
  readonly sealed: Uint8Array;
}

/**
 * Scans and cleans files, and seals them to a report’s key; the first file that is not accepted is
 * refused by name.
 */
export async function sealAttachments(
  { cleanAttachment, scanner, sealer }: Pick<EthicsPorts, 'cleanAttachment' | 'scanner' | 'sealer'>,
  recipient: string,
  files: readonly File[],
): Promise<Outcome<readonly SealedAttachment[]>> {
  const attachments: SealedAttachment[] = [];
  for (const file of files) {
    const verdict = await scanner.scan(file.stream());
    if (verdict !== 'clean') return refused(file, verdict === 'infected' ? verdict : 'unchecked');
    const cleaned = await cleanAttachment(new Uint8Array(await file.arrayBuffer()));
    if (cleaned.kind !== 'clean') return refused(file, cleaned.kind);
    const { extension, bytes } = cleaned;
    const name = `attachment-${attachments.length + 1}.${extension}`;
    if (bytes.length > maxPaddedBytes) return refused(file, 'too-large');
    const said = { id: randomUUID(), name, bytes: bytes.length };
    attachments.push({ said, sealed: await sealer.sealTo(recipient, pad(bytes)) });
  }
  return accept(attachments);
}

function refused({ name }: File, reason: string): Outcome<never> {
  return refuse('attachment-refused', { path: ['attachments'], params: { reason, name } });
}

/** Returns the description of an entry's files; empty when it has none. */
export function attachmentsView(attachments: readonly SealedAttachment[]): {
  attachments?: Attachment[];
} {
  return attachments.length === 0 ? {} : { attachments: attachments.map(({ said }) => said) };
}

/** Stores files of a report that arrived on a day. */
export async function insertAttachments(
  db: Queryable,
  reportId: string,
  on: string,
  attachments: readonly SealedAttachment[],
): Promise<void> {
  for (const { said, sealed } of attachments)
    await db.query(
      'INSERT INTO ethics_attachment (id, report_id, sealed, touched_on) VALUES ($1, $2, $3, $4)',
      [said.id, reportId, sealed, on],
    );
}

/** Returns a file of a report, sealed, in base64; undefined when the report has no such file. */
export async function selectAttachment(
  db: Queryable,
  reportId: string,
  id: string,
): Promise<string | undefined> {
  const { rows } = await db.query<{ sealed: Buffer }>(
    'SELECT sealed FROM ethics_attachment WHERE report_id = $1 AND id = $2',
    [reportId, id],
  );
  return rows[0]?.sealed.toString('base64');
}
