import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { resealAuthenticators } from '../accounts/second-factor/reseal-authenticators.ts';
import { resealFeedSecrets } from '../careers/configured-feeds/feed-secrets.ts';
import { resealNotaryKeys } from '../notary/notary-table.ts';
import { resealWords } from '../redactions/words-table.ts';
import { type ResealedSubjects, resealSubjects } from '../subjects/reseal-subjects.ts';
import type { Secrets } from '../subjects/secret.ts';
import { addSecretFingerprint, keepOnlySecretFingerprint } from '../subjects/statements.ts';
import { WrongSecret } from '../subjects/subject-store.ts';
import { resealSuppressionKey } from '../subjects/suppressions.ts';
import { Vault } from '../subjects/vault.ts';
import { resealWebhooks } from '../webhooks/secrets.ts';

/** The number of resealed values. */
export interface ResealedCounts extends ResealedSubjects {
  readonly authenticators: number;
  /**
   * Ethics reports up to the day of the replacement: their receipt codes require the earlier
   * secret.
   */
  readonly earlierReports: number;
}

/**
 * Seals all stored data under the current secret, so that earlier ones can be removed; call it once
 * every process has the current one, and again after an interruption.
 * @throws WrongSecret when something is sealed with a secret that is not given
 * @throws UnsealFailed when a value cannot be unsealed with any of them
 */
export async function reseal(db: Queryable, secrets: Secrets): Promise<ResealedCounts> {
  const vault = new Vault(secrets);
  if (!(await addSecretFingerprint(db, vault.fingerprints)))
    throw new WrongSecret(
      'Something is sealed with a secret that is neither PARVIS_SECRET nor in PARVIS_SECRET_EARLIER.',
    );
  const authenticators = await resealAuthenticators(db, vault);
  await resealSuppressionKey(db, vault);
  await resealNotaryKeys(db, vault);
  await resealWords(db, vault);
  await resealWebhooks(db, vault);
  await resealFeedSecrets(db, vault);
  const subjects = await resealSubjects(db, vault);
  if (subjects.doubled === 0) await keepOnlySecretFingerprint(db, vault.fingerprints[0]);
  return { ...subjects, authenticators, earlierReports: await countEarlierReports(db) };
}

async function countEarlierReports(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ethics_report, subject_secret
     WHERE received_on <= (since AT TIME ZONE 'Europe/Paris')::date`,
  );
  return rows[0]?.count ?? 0;
}
