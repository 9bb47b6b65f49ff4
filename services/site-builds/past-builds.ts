import type { Position } from '@parvis/contracts/log/position.ts';
import {
  type SiteBuild,
  siteBuildSchema,
  siteBuildStream,
} from '@parvis/contracts/site-builds/events.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../adapters/clock.ts';
import { readBytes, type Stored } from '../adapters/storage/storage.ts';
import type { KeptFiles } from './kept-files.ts';

/** A build that served visitors from an instant on. */
export interface DeployedBuild extends SiteBuild {
  readonly position: Position;
  /** ISO 8601, UTC. */
  readonly deployedAt: string;
}

/** Builds are deployed rarely, and visitors request unknown files often. */
const knownForMs = 1_000;
const maxWords = 4;

/** The builds that the log records, and their files. */
export class PastBuilds {
  readonly #log: Pick<ReadableLog, 'readStream'>;
  readonly #files: KeptFiles;
  readonly #clock: Clock;
  readonly #words = new LRUCache<string, string>({ max: maxWords });
  #builds: Promise<readonly DeployedBuild[]> = Promise.resolve([]);
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(log: Pick<ReadableLog, 'readStream'>, files: KeptFiles, clock: Clock) {
    this.#log = log;
    this.#files = files;
    this.#clock = clock;
  }

  /** Returns the build that served visitors at a position; undefined if none is recorded. @throws LogUnavailable */
  async at(position: Position): Promise<DeployedBuild | undefined> {
    return (await this.#all()).findLast((build) => build.position <= position);
  }

  /**
   * Returns a build's catalogues, JSON of texts by language and message; undefined when they are lost.
   * @throws StorageUnavailable
   */
  async wordsOf({ words }: Pick<SiteBuild, 'words'>): Promise<string | undefined> {
    const known = this.#words.get(words);
    if (known !== undefined) return known;
    const stored = await this.#files.open(words);
    const read = stored && (await readBytes(stored)).toString();
    if (read !== undefined) this.#words.set(words, read);
    return read;
  }

  /** Returns a file of any build by its address. @throws LogUnavailable, StorageUnavailable */
  async open(path: string): Promise<Stored | undefined> {
    const builds = await this.#all();
    const digest = builds.findLast(({ files }) => Object.hasOwn(files, path))?.files[path];
    return digest === undefined ? undefined : this.#files.open(digest);
  }

  async #all(): Promise<readonly DeployedBuild[]> {
    const now = this.#clock.now().getTime();
    if (now - this.#readAt > knownForMs) {
      this.#readAt = now;
      this.#builds = this.#read();
      this.#builds.catch(() => {
        this.#readAt = Number.NEGATIVE_INFINITY;
      });
    }
    return this.#builds;
  }

  async #read(): Promise<readonly DeployedBuild[]> {
    const events = await this.#log.readStream(siteBuildStream);
    return events.flatMap(({ data, position, metadata }) => {
      const build = siteBuildSchema.safeParse(data).data;
      return build ? [{ ...build, position, deployedAt: metadata.occurredAt }] : [];
    });
  }
}
