import { randomBytes } from 'node:crypto';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { Webhook } from 'standardwebhooks';
import type { SealingContext, Vault } from '../subjects/vault.ts';

const secretBytes = 32;

export const placeOfSecret = (id: string): SealingContext => ({
  subjectId: 'webhook',
  kind: 'secret',
  about: id,
});

/** Returns a new secret as Standard Webhooks writes them. */
export function makeSecret(): string {
  return `whsec_${randomBytes(secretBytes).toString('base64')}`;
}

/** A message as it is signed. */
interface Signed {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/** Returns the headers of Standard Webhooks, with a signature by each secret. */
export function signedHeaders({ id, at, body }: Signed, secrets: readonly string[]) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}

/** Seals the secrets of webhooks under the current secret of the installation. @throws UnsealFailed */
export async function resealWebhooks(db: Queryable, vault: Vault): Promise<void> {
  const { rows } = await db.query<{ id: string; secret: Buffer; former: Buffer | null }>(
    'select id, sealed_secret as secret, sealed_former as former from webhook',
  );
  for (const { id, secret, former } of rows) {
    const again = (sealed: Buffer | null) => sealed && vault.sealAgain(placeOfSecret(id), sealed);
    const [newer, older] = [again(secret), again(former)];
    if (newer || older)
      await db.query(
        `update webhook set sealed_secret = $2, sealed_former = $3
         where id = $1 and sealed_secret = $4`,
        [id, newer ?? secret, older ?? former, secret],
      );
  }
}
