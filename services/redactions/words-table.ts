import type { RedactionId } from '@parvis/contracts/redactions/redaction.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { type SealingContext, UnsealFailed, type Vault } from '../subjects/vault.ts';

const placeOf = (id: string): SealingContext => ({
  subjectId: 'redaction',
  kind: 'words',
  about: id,
});

/** Keeps the words of a redaction until it is decided. */
export async function keepWords(
  db: Queryable,
  vault: Vault,
  id: RedactionId,
  words: string,
): Promise<void> {
  await db.query(
    'insert into redaction_words (redaction_id, sealed) values ($1, $2) on conflict do nothing',
    [id, vault.seal(placeOf(id), words)],
  );
}

/** Returns the words of the redactions that wait, by their ids; none that a lost secret sealed. */
export async function readWords(db: Queryable, vault: Vault): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ id: string; sealed: Buffer }>(
    'select redaction_id as id, sealed from redaction_words',
  );
  const words = new Map<string, string>();
  for (const { id, sealed } of rows)
    try {
      words.set(id, String(vault.unseal(placeOf(id), sealed)));
    } catch (cause) {
      if (!(cause instanceof UnsealFailed)) throw cause;
    }
  return words;
}

/** Forgets the words of a redaction that was decided. */
export async function forgetWords(db: Queryable, id: RedactionId): Promise<void> {
  await db.query('delete from redaction_words where redaction_id = $1', [id]);
}

/** Seals the words that wait under the current secret. @throws UnsealFailed */
export async function resealWords(db: Queryable, vault: Vault): Promise<void> {
  const { rows } = await db.query<{ id: string; sealed: Buffer }>(
    'select redaction_id as id, sealed from redaction_words',
  );
  for (const { id, sealed } of rows) {
    const again = vault.sealAgain(placeOf(id), sealed);
    if (again !== undefined)
      await db.query('update redaction_words set sealed = $2 where redaction_id = $1', [id, again]);
  }
}
