import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mailIdSchema } from '@parvis/contracts/mail/endpoints.ts';
import { type ParsedMessage, readMessage } from './read-message.ts';

/** An e-mail in the outbox folder. */
export interface WrittenMail {
  readonly id: string;
  readonly writtenAt: Date;
  readonly message: ParsedMessage;
}

/** The maximum number of bytes read from a file; our e-mails are smaller. */
const maxBytes = 2 * 1024 * 1024;

/** Returns the e-mails in a folder, newest first; none when the folder does not exist. */
export async function listWrittenMails(
  folder: string,
  limit: number,
): Promise<readonly WrittenMail[]> {
  const names = await readdir(folder).catch(() => []);
  const ids = names.flatMap((name) => (name.endsWith('.eml') ? [name.slice(0, -4)] : []));
  const dated = await Promise.all(ids.map(async (id) => ({ id, at: await writtenAt(folder, id) })));
  const newest = dated
    .filter((one): one is { id: string; at: Date } => one.at !== undefined)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? -1 : 1))
    .slice(0, limit);
  const mails = await Promise.all(newest.map(({ id }) => findWrittenMail(folder, id)));
  return mails.filter((mail) => mail !== undefined);
}

/** Returns one e-mail of the folder; undefined when it does not exist or is not one of ours. */
export async function findWrittenMail(
  folder: string,
  id: string,
): Promise<WrittenMail | undefined> {
  const at = await writtenAt(folder, id);
  if (at === undefined) return undefined;
  const raw = await readFile(pathOf(folder, id)).catch(() => undefined);
  return raw && { id, writtenAt: at, message: readMessage(raw) };
}

async function writtenAt(folder: string, id: string): Promise<Date | undefined> {
  if (!mailIdSchema.safeParse(id).success) return undefined;
  const found = await stat(pathOf(folder, id)).catch(() => undefined);
  return found?.isFile() && found.size <= maxBytes ? found.mtime : undefined;
}

function pathOf(folder: string, id: string): string {
  return join(folder, `${id}.eml`);
}
