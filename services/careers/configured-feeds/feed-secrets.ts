import type { FeedSecret } from '@parvis/contracts/careers/feeds/feed-terms.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { SealingContext, Vault } from '../../subjects/vault.ts';

type Named = Pick<FeedSecret, 'in' | 'name'>;

const placeOf = (source: string, { in: place, name }: Named): SealingContext => ({
  subjectId: 'offer-feed',
  kind: 'secret',
  about: `${source}/${place}/${name}`,
});

/** Seals and stores a secret of a feed, whose requests it is sent with from then on. */
export async function storeSecret(
  db: Queryable,
  vault: Vault,
  source: string,
  { value, ...named }: FeedSecret,
  now: Date,
): Promise<void> {
  const sealed = vault.seal(placeOf(source, named), value);
  await db.query(
    `with changed as (update offer_feed_setting set version = version + 1 where source = $1)
     insert into offer_feed_secret (source, place, name, sealed_value, set_at)
     values ($1, $2, $3, $4, $5)
     on conflict (source, place, name) do update set sealed_value = $4, set_at = $5`,
    [source, named.in, named.name, sealed, now],
  );
}

/** @returns whether there was one */
export async function deleteSecret(
  db: Queryable,
  source: string,
  { in: place, name }: Named,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with changed as (update offer_feed_setting set version = version + 1 where source = $1)
     delete from offer_feed_secret where source = $1 and place = $2 and name = $3`,
    [source, place, name],
  );
  return rowCount === 1;
}

type SecretRow = Named & { readonly source: string; readonly sealed: Buffer };

async function selectSealed(db: Queryable, source: string | null): Promise<readonly SecretRow[]> {
  const { rows } = await db.query<SecretRow>(
    `select source, place as in, name, sealed_value as sealed from offer_feed_secret
     where $1::text is null or source = $1 order by source, place, name`,
    [source],
  );
  return rows;
}

/** Returns what a request for a feed contains besides its address. @throws UnsealFailed */
export async function openSecrets(
  db: Queryable,
  vault: Vault,
  source: string,
): Promise<{
  readonly headers: Readonly<Record<string, string>>;
  readonly parameters: Readonly<Record<string, string>>;
}> {
  const opened = (await selectSealed(db, source)).map((row) => ({
    ...row,
    value: String(vault.unseal(placeOf(source, row), row.sealed)),
  }));
  const of = (place: FeedSecret['in']) =>
    Object.fromEntries(
      opened.filter((one) => one.in === place).map(({ name, value }) => [name, value]),
    );
  return { headers: of('header'), parameters: of('query') };
}

/** Seals the secrets of feeds under the current secret of the installation. @throws UnsealFailed */
export async function resealFeedSecrets(db: Queryable, vault: Vault): Promise<void> {
  for (const row of await selectSealed(db, null)) {
    const again = vault.sealAgain(placeOf(row.source, row), row.sealed);
    if (again)
      await db.query(
        `update offer_feed_secret set sealed_value = $4
         where source = $1 and place = $2 and name = $3 and sealed_value = $5`,
        [row.source, row.in, row.name, again, row.sealed],
      );
  }
}
