import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { TokenScope } from '@parvis/contracts/accounts/token-scopes.ts';
import type {
  ContentImportId,
  ImportProgress,
} from '@parvis/contracts/content-import/content-import.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { transactionOn } from '@parvis/projections/postgres/transaction.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import { endOfImport } from './end-of-import.ts';
import {
  type BegunImport,
  beginImport,
  endImport,
  findImport,
  isAnyUnderWay,
  touchImport,
} from './import-rows.ts';
import type { ImportEnd, ImportWork } from './import-work.ts';

/** A process that carries an import out. */
export interface RunningWork {
  /** How it ended; undefined if the process died. */
  readonly end: Promise<ImportEnd | undefined>;
  /** Ends it between two requests. */
  cancel(): void;
  kill(): void;
}
export type StartWork = (
  work: ImportWork,
  onProgress: (progress: ImportProgress) => void,
) => RunningWork;

export interface ContentImportParts {
  readonly db: Pool;
  readonly clock: Clock;
  readonly storage: Storage;
  /** The folder in which uploads are unpacked. */
  readonly folder: string;
  /** This process's own address. */
  readonly apiUrl: string;
  readonly startWork: StartWork;
  /** Tokens by which the process of an import acts for a person. */
  readonly tokens: {
    grant(grant: { readonly accountId: string; readonly scopes: readonly TokenScope[] }): string;
    end(secret: string): void;
  };
  readonly onError: (cause: unknown) => void;
}

/** What an import is to do. */
export interface StartedImport {
  readonly isRehearsal: boolean;
  readonly hosts: readonly string[];
}

/** What an import may do, unless its starter may do less. */
const scopes: readonly TokenScope[] = ['content:write', 'media:write', 'site:write'];
/** How often the progress of an import is stored, in milliseconds. */
const everyMs = 1_000;
/** After so many milliseconds without progress an import counts as hung. */
const maxSilentMs = 600_000;
/** How long a cancelled import may take over the request in progress, in milliseconds. */
const cancelMs = 150_000;

interface Running extends BegunImport, StartedImport {
  readonly id: ContentImportId;
  readonly token: string;
}

/**
 * Carries imports out, one at a time, in processes of their own that call the API with the rights of
 * the person who started them. They go on when that person leaves, and end with this process.
 */
export class ContentImports {
  readonly #parts: ContentImportParts;
  #work: RunningWork | undefined;
  /** Resolved once what is under way has ended, and that is recorded. */
  #done: Promise<void> = Promise.resolve();
  #isStopping = false;

  constructor(parts: ContentImportParts) {
    this.#parts = parts;
  }

  /** Begins an import, or its rehearsal, which goes on after this. */
  async start(id: ContentImportId, what: StartedImport, actor: Actor): Promise<Outcome<undefined>> {
    const { db, clock, tokens, onError } = this.#parts;
    if (actor.kind !== 'account') return refuse('forbidden');
    const now = clock.now();
    if ((await findImport(db, id, now)) === undefined) return refuse('content-import-not-found');
    const { accountId } = actor;
    const state = what.isRehearsal ? 'checking' : 'running';
    const begun = await transactionOn(db, async (client) => {
      await client.query(`select pg_advisory_xact_lock(hashtextextended('content import', 0))`);
      if (await isAnyUnderWay(client, now)) return 'under-way';
      return beginImport(client, id, { state, hosts: what.hosts, accountId }, now);
    });
    if (begun === 'under-way') return refuse('content-import-under-way');
    if (begun === undefined) return refuse('content-import-file-gone');
    const own = actor.scopes ?? scopes;
    const token = tokens.grant({ accountId, scopes: scopes.filter((one) => own.includes(one)) });
    this.#done = this.#run({ ...begun, ...what, id, token })
      .catch(onError)
      .finally(() => tokens.end(token));
    return accept(undefined);
  }

  /** Ends what is under way, which can be carried out again later. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#work?.kill();
    await this.#done;
  }

  async #run(running: Running): Promise<void> {
    let end: ImportEnd | undefined;
    try {
      end = await this.#inOwnFolder(running);
    } finally {
      await this.#end(running, end);
    }
  }

  async #inOwnFolder(running: Running): Promise<ImportEnd | undefined> {
    const { folder } = this.#parts;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const own = await mkdtemp(join(folder, `${running.id}-`));
    try {
      return await this.#carryOut(running, own);
    } finally {
      await rm(own, { recursive: true, force: true });
    }
  }

  async #carryOut(running: Running, own: string): Promise<ImportEnd | undefined> {
    const { db, clock, storage, startWork, apiUrl } = this.#parts;
    const { id, key, filename } = running;
    const stored = await storage.get(key);
    if (stored === undefined) throw new Error('the file of an import is no longer stored');
    const upload = join(own, `upload${extname(filename).toLowerCase()}`);
    await pipeline(stored.body, createWriteStream(upload, { mode: 0o600 }));
    const folder = join(own, 'files');
    let progress: ImportProgress | undefined;
    let heardAt = clock.now().getTime();
    const { language, ...given } = running;
    const work = startWork(
      { ...given, upload, folder, apiUrl, language: language ?? undefined },
      (next) => {
        progress = next;
        heardAt = clock.now().getTime();
      },
    );
    this.#work = work;
    if (this.#isStopping) work.kill();
    const look = async () => {
      const now = clock.now();
      const isCancelled = await touchImport(db, id, progress, now);
      const silentMs = now.getTime() - heardAt;
      // Deleted, or hung.
      if (isCancelled === undefined || silentMs > maxSilentMs) work.kill();
      else if (isCancelled && (running.isRehearsal || silentMs > cancelMs)) work.kill();
      else if (isCancelled) work.cancel();
    };
    const timer = setInterval(() => void look().catch(() => undefined), everyMs);
    try {
      return await work.end;
    } finally {
      clearInterval(timer);
      this.#work = undefined;
    }
  }

  async #end(running: Running, end: ImportEnd | undefined): Promise<void> {
    const { db, clock, storage } = this.#parts;
    const now = clock.now();
    const wasCancelled = await touchImport(db, running.id, undefined, now);
    const ended = endOfImport(running.isRehearsal, end, {
      wasCancelled,
      isStopping: this.#isStopping,
    });
    const isOver = ended.state === 'done' || (ended.state === 'failed' && running.isRehearsal);
    if (isOver) await storage.delete(running.key);
    await endImport(db, running.id, { ...ended, isFileGone: isOver }, now);
  }
}
