import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findWrittenMail } from './outbox-folder.ts';

/** Returns the ids of the e-mails in the outbox folder that name an address as their recipient. */
export async function findMailsTo(folder: string, address: string): Promise<readonly string[]> {
  const wanted = address.trim().toLowerCase();
  const found: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.eml')) continue;
    const id = name.slice(0, -4);
    const to = (await findWrittenMail(folder, id))?.message.headers.get('to') ?? '';
    const recipients = to.toLowerCase().split(/[\s<>,;"]/);
    if (recipients.includes(wanted)) found.push(id);
  }
  return found;
}

/** Deletes e-mails of the outbox folder. */
export async function deleteMails(folder: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(join(folder, `${id}.eml`), { force: true });
}
