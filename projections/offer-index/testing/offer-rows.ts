import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { type Position, positionFrom } from '@parvis/contracts/log/position.ts';
import type { Pool } from 'pg';
import type { Queryable } from '../../postgres/queryable.ts';
import { projectionStateSql } from '../../postgres/state-sql.ts';
import { transactionOn } from '../../postgres/transaction.ts';

const spanSql = `
create table offers.span (
  id text collate "C" not null,
  valid_from text collate "C" not null,
  valid_to text collate "C",
  words text not null,
  state jsonb not null,
  primary key (id, valid_from)
);
create unique index on offers.span (id) where valid_to is null;
create index on offers.span (valid_from);`;

/** The rows of the read model of offers, written directly: each change has its own position. */
export class OfferRows {
  readonly #pool: Pool;
  #last = 0n;

  private constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Creates the tables in an empty database, as a read model that serves no rows yet. */
  static async create(pool: Pool): Promise<OfferRows> {
    await pool.query(projectionStateSql);
    await pool.query(`create schema offers; ${spanSql}`);
    const rows = new OfferRows(pool);
    await pool.query(
      `insert into projection_state (name, slot, version, state, "position")
       values ('offers', 'live', 1, 'live', $1)`,
      [rows.position],
    );
    return rows;
  }

  get position(): Position {
    return positionFrom(this.#last);
  }

  /** Publishes offers, one after another; null closes one. */
  async write(
    offers: Iterable<readonly [OfferId, Offer | null]>,
    sql: Queryable = this.#pool,
  ): Promise<Position> {
    const changes = Array.from(offers, ([id, offer]) => {
      this.#last += 1n;
      return { id, at: this.position, offer, deleted: offer === null };
    });
    await sql.query(
      `with given as (
         select * from jsonb_to_recordset($1) as one (id text, at text, offer jsonb, deleted boolean)
       ), ended as (
         update offers.span set valid_to = given.at, state = span.state
         from given where span.id = given.id and valid_to is null
         returning span.id, span.state
       ), moved as (
         update projection_state set "position" = $2 where name = 'offers' and slot = 'live'
       )
       insert into offers.span (id, valid_from, words, state)
       select given.id, at, '', jsonb_build_object('deleted', deleted, 'content',
         case when deleted then ended.state->'content' else jsonb_build_object('shown', offer) end)
       from given left join ended using (id)`,
      [JSON.stringify(changes), this.position],
    );
    return this.position;
  }

  /** Replaces the served rows with rebuilt ones: these offers only. */
  async rebuild(offers: Iterable<readonly [OfferId, Offer]>): Promise<void> {
    await transactionOn(this.#pool, async (client) => {
      await client.query('delete from offers.span');
      await this.write(offers, client);
      await client.query(
        `update projection_state set generation = generation + 1 where name = 'offers'`,
      );
    });
  }

  /** Sets whether the rows come from the current log. */
  async setDetached(isDetached: boolean): Promise<void> {
    await this.#pool.query(`update projection_state set state = $1 where name = 'offers'`, [
      isDetached ? 'detached' : 'live',
    ]);
  }
}
