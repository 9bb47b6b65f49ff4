import { isTransient } from '@parvis/projections/postgres/transient-error.ts';
import { CommandLineError } from './command-line-error.ts';

/** Errors of the file system that the user can mend, by their code. */
const fileFaults: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'the disk is read-only',
  ENOENT: 'it does not exist',
  ENOTDIR: 'it is no folder',
  EISDIR: 'it is a folder',
  EEXIST: 'it exists already',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
  EIO: 'the disk failed',
};

/**
 * Returns one sentence about a fault that the user can do something about; undefined for a defect of
 * ours, whose stack is needed.
 */
export function faultSentence(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  // `CannotStart` has several classes, of the same name.
  if (cause instanceof CommandLineError || cause.name === 'CannotStart') return cause.message;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  const path = 'path' in cause && typeof cause.path === 'string' ? cause.path : undefined;
  const file = fileFaults[code];
  if (file !== undefined) return `${path ?? 'The disk'} cannot be used: ${file} (${code}).`;
  if (code === '53100') return 'The disk of the database is full.';
  if (/^Z_(?:DATA|BUF)_ERROR$/.test(code)) return 'A compressed file is damaged or incomplete.';
  if (isTransient(cause))
    return `The database or the log stopped responding (${code || cause.message}): look whether they run, then repeat this command.`;
  return cause.cause === undefined ? undefined : faultSentence(cause.cause);
}
