import { randomUUID } from 'node:crypto';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import { systemClock } from '@parvis/services/adapters/clock.ts';
import type { Configuration } from '@parvis/services/adapters/config/configuration.ts';
import { deleteMails, findMailsTo } from '@parvis/services/adapters/mail/mails-to.ts';
import { outboxFolderOf } from '@parvis/services/main/mail.ts';
import { eraseSubject } from '@parvis/services/subjects/erase-subject.ts';
import { exportSubject, type SubjectExport } from '@parvis/services/subjects/export-subject.ts';
import { heldSentence } from '@parvis/services/subjects/held-sentence.ts';
import type { SubjectStore } from '@parvis/services/subjects/subject-store.ts';
import { accountHeldAt } from './account-held-at.ts';
import { ask } from './ask.ts';
import { CommandLineError } from './command-line-error.ts';
import type { Connection } from './connect-to-running.ts';
import { backupLines, findNamingRows, findRowsLeft, mailLines, namingLines } from './where-held.ts';

interface PersonToErase {
  readonly subjects: SubjectStore;
  readonly connection: Pick<Connection, 'log' | 'pool'> & {
    readonly configuration: Pick<Configuration, 'smtpUrl' | 'dataFolder'>;
  };
  readonly address: string;
  /** Whether it erases without a confirmation. */
  readonly isSure: boolean;
}

/**
 * Says where an address is held, erases what a visitor left under it, and says what is gone, and what
 * stays, where and why.
 * @throws CommandLineError when nothing is held, or nobody agrees
 */
export async function erasePerson(person: PersonToErase): Promise<void> {
  const { subjects, connection, address, isSure } = person;
  const { configuration, pool } = connection;
  const id = await subjects.find(address);
  const exported = id && (await exportSubject({ read: (one) => subjects.readHeld(one) }, pool, id));
  const account = await accountHeldAt(pool, address);
  const folder = outboxFolderOf(configuration);
  const mails = folder === undefined ? [] : await findMailsTo(folder, address);
  if (exported === undefined && mails.length === 0) throw nothingStored(account);
  console.log(
    [
      ...(exported ? storedLines(exported) : ['No visitor left anything under this address.']),
      ...(id ? namingLines(await findNamingRows(pool, id)) : []),
      ...(await mailLines(folder, address)),
    ].join('\n'),
  );
  if (!isSure) await requireConfirmation();
  if (id && exported && !(await eraseStored(connection, id))) return;
  if (folder !== undefined) await deleteMails(folder, mails);
  console.log((await leftLines(person, exported, account)).join('\n'));
}

/** Erases a subject. @returns whether it did: a legal hold defers it, and is named */
async function eraseStored(
  { log, pool }: Pick<Connection, 'log' | 'pool'>,
  id: SubjectId,
): Promise<boolean> {
  const erasure = { commandId: randomUUID(), actor: 'system', at: systemClock.now() };
  const outcome = await eraseSubject(log, pool, id, erasure);
  if (outcome.kind !== 'held') return true;
  console.log(heldSentence(outcome.hold));
  return false;
}

/** Says what is gone, looked up again, and what stays and why. */
async function leftLines(
  { subjects, connection: { configuration, pool }, address }: PersonToErase,
  exported: SubjectExport | undefined,
  account: string | undefined,
): Promise<readonly string[]> {
  const isGone = (await subjects.find(address)) === undefined;
  const rows = exported ? await findRowsLeft(pool, exported.subjectId) : [];
  return [
    isGone
      ? 'Erased: nothing that a visitor left under this address is stored any more.'
      : 'Something was stored under this address meanwhile: repeat the command.',
    ...(await mailLines(outboxFolderOf(configuration), address)),
    ...namingLines(rows),
    ...(rows.length > 0 ? ['  These have a random id that leads to nobody any more.'] : []),
    'The log, the search index and media never had it: events name people by that id alone.',
    'If its owner refused e-mails, a keyed hash of the mailbox is kept, so that none is sent.',
    ...(account === undefined ? [] : [account]),
    ...(exported ? await backupLines(pool, exported.since, systemClock.now()) : []),
  ];
}

/** Lists what is stored about a subject, by its kind. */
function storedLines({ since, data, mails }: SubjectExport): readonly string[] {
  const kinds = [...new Set(data.map(({ kind }) => kind))];
  return [
    `Stored about this address since ${since.toISOString().slice(0, 10)}:`,
    ...kinds.map((kind) => `  ${kind}: ${data.filter((one) => one.kind === kind).length}`),
    `  e-mails that were sent or wait: ${mails.length}`,
  ];
}

async function requireConfirmation(): Promise<void> {
  const { stdin: input, stderr: output } = process;
  const answer = await ask('Erase all of it, for good?', { input, output });
  if (answer === true) return;
  throw new CommandLineError(
    answer === undefined
      ? 'Nothing was erased: there is no terminal to ask at; add --yes.'
      : 'Nothing was erased.',
  );
}

/** The error that says what is held about an address under which no visitor left anything. */
export function nothingStored(account: string | undefined): CommandLineError {
  return new CommandLineError(
    account === undefined
      ? 'We hold nothing about this address.'
      : `No visitor left anything under this address. ${account}`,
  );
}
