import { type MediaId, mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import type { AnnouncedUpload } from '@parvis/contracts/media/unfinished-upload.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { z } from 'zod';

/** An upload and its progress. */
export interface UploadInProgress extends AnnouncedUpload {
  readonly id: MediaId;
  /** The command that adds the item, the same for every repetition. */
  readonly commandId: string;
  readonly received: number;
}

const text = z
  .string()
  .nullable()
  .transform((value) => value ?? undefined);
const rowSchema = z.object({
  id: mediaIdSchema,
  commandId: z.string(),
  kind: z.enum(['image', 'file']),
  filename: z.string(),
  title: text,
  sha256: text,
  bytes: z.coerce.number(),
  received: z.coerce.number(),
});

const columns = 'id, command_id as "commandId", kind, filename, title, sha256, bytes, received';

/** Uploads in parts, in PostgreSQL: every web process can resume any of them. */
export class UploadRows {
  readonly #db: Queryable;

  constructor(db: Queryable) {
    this.#db = db;
  }

  /** Begins an upload; one begun by the same command stays unchanged. */
  async begin(
    upload: AnnouncedUpload & Pick<UploadInProgress, 'id' | 'commandId'>,
    accountId: string,
    now: Date,
  ): Promise<void> {
    await this.#db.query(
      `insert into media_upload
         (id, command_id, account_id, kind, filename, title, sha256, bytes, touched_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing`,
      [
        upload.id,
        upload.commandId,
        accountId,
        upload.kind,
        upload.filename,
        upload.title ?? null,
        upload.sha256 ?? null,
        upload.bytes,
        now,
      ],
    );
  }

  /** Returns an upload of this account. */
  find(id: MediaId, accountId: string): Promise<UploadInProgress | undefined> {
    return this.#one(`select ${columns} from media_upload where id = $1 and account_id = $2`, [
      id,
      accountId,
    ]);
  }

  /** Returns the account's unfinished upload of the same file with the most received bytes. */
  findSame(
    { kind, filename, title, sha256, bytes }: AnnouncedUpload,
    accountId: string,
  ): Promise<UploadInProgress | undefined> {
    return this.#one(
      `select ${columns} from media_upload
       where account_id = $1 and kind = $2 and filename = $3 and title is not distinct from $4
         and sha256 = $5 and bytes = $6 and not is_finished
       order by received desc, id limit 1`,
      [accountId, kind, filename, title ?? null, sha256 ?? null, bytes],
    );
  }

  /** Returns the number of an account's unfinished uploads. */
  async countUnfinished(accountId: string): Promise<number> {
    const { rows } = await this.#db.query<{ count: number }>(
      `select count(*)::int as count from media_upload
       where account_id = $1 and not is_finished`,
      [accountId],
    );
    return rows[0]?.count ?? 0;
  }

  /** Records a stored part, unless another came first; returns the upload's new state. */
  async addPart(
    id: MediaId,
    part: { readonly start: number; readonly bytes: number; readonly key: string },
    now: Date,
  ): Promise<UploadInProgress | undefined> {
    return this.#one(
      `with grown as (
         update media_upload set received = received + $3, touched_at = $5
         where id = $1 and received = $2 and not is_finished returning *
       ), added as (insert into media_upload_part select id, $2, $4 from grown)
       select ${columns} from grown`,
      [id, part.start, part.bytes, part.key, now],
    );
  }

  /** Returns the storage keys of an upload's parts, in order. */
  async keysOf(id: MediaId): Promise<readonly string[]> {
    const { rows } = await this.#db.query<{ key: string }>(
      'select key from media_upload_part where upload_id = $1 order by start',
      [id],
    );
    return rows.map(({ key }) => key);
  }

  /** Records that its item is in the library. */
  async finish(id: MediaId, now: Date): Promise<void> {
    await this.#db.query(
      'update media_upload set is_finished = true, touched_at = $2 where id = $1',
      [id, now],
    );
  }

  async remove(id: MediaId): Promise<void> {
    await this.#db.query('delete from media_upload where id = $1', [id]);
  }

  /** Uploads last updated before these instants, oldest first. */
  async idle(since: {
    readonly finished: Date;
    readonly unfinished: Date;
  }): Promise<readonly MediaId[]> {
    const { rows } = await this.#db.query(
      `select id from media_upload
       where touched_at < $1 and (is_finished or touched_at < $2) order by touched_at limit 100`,
      [since.finished, since.unfinished],
    );
    return z
      .array(z.object({ id: mediaIdSchema }))
      .parse(rows)
      .map(({ id }) => id);
  }

  async #one(statement: string, values: unknown[]): Promise<UploadInProgress | undefined> {
    const { rows } = await this.#db.query(statement, values);
    return rows[0] === undefined ? undefined : rowSchema.parse(rows[0]);
  }
}
