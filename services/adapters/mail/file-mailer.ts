import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailbox } from '@parvis/contracts/mail/mail.ts';
import type { Clock } from '../clock.ts';
import { composeMessage } from './compose-message.ts';
import type { Mailer, SendOutcome } from './mailer.ts';

export interface FileMailerSettings {
  /** Created when missing. Only its owner may read it. */
  readonly folder: string;
  readonly from: Mailbox;
  readonly clock: Clock;
}

/**
 * Writes every e-mail as `{id}.eml` into a folder instead of sending it. Writing the same e-mail
 * again replaces the file.
 */
export class FileMailer implements Mailer {
  readonly #settings: FileMailerSettings;

  constructor(settings: FileMailerSettings) {
    this.#settings = settings;
  }

  async send(mail: Mail, id: string): Promise<SendOutcome> {
    const { folder, from, clock } = this.#settings;
    const message = await composeMessage(mail, { id, from, date: clock.now() });
    if (message === undefined) return { outcome: 'rejected', code: 'invalid-mail' };
    try {
      await writeInto(folder, `${id}.eml`, message.raw);
      return { outcome: 'sent' };
    } catch (cause) {
      return { outcome: 'deferred', code: codeOf(cause) };
    }
  }

  async close(): Promise<void> {}
}

async function writeInto(folder: string, name: string, content: Buffer): Promise<void> {
  try {
    await writeWhole(join(folder, name), content);
  } catch (cause) {
    if (codeOf(cause) !== 'ENOENT') throw cause;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeWhole(join(folder, name), content);
  }
}

/** The file is complete or absent, even after a power failure. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (cause) {
    await rm(draft, { force: true });
    throw cause;
  }
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'fault';
}
