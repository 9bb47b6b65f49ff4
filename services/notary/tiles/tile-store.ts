import { readBytes, type Storage, type Stored } from '../../adapters/storage/storage.ts';
import { type Tile, tileWidth } from '../tree/growing-tree.ts';
import { hashBytes } from '../tree/hashes.ts';

/** A path below the address of the logs: another tree than the first is in a folder of its number. */
const publicPath =
  /^(?:[2-9]\/|[1-9]\d+\/)?(?:checkpoint|cosigned-checkpoint|tile\/\d{1,2}\/(?:x\d{3}\/)*\d{3}(?:\.p\/\d{1,3})?)$/;

/** Tiles and the newest checkpoints in a storage, under the names that C2SP tlog-tiles gives them. */
export class TileStore {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Stores tiles durably, in no order. @throws StorageUnavailable */
  async writeAll(number: number, tiles: readonly Tile[]): Promise<void> {
    await Promise.all(tiles.map((tile) => this.#write(number, tile)));
  }

  async #write(number: number, { level, index, hashes }: Tile): Promise<void> {
    const key = `${treeFolder(number)}/${tilePath(level, index, hashes.length)}`;
    await this.#storage.put(key, Buffer.concat(hashes), 'application/octet-stream');
  }

  /** Returns a tile of a width; undefined if it is not stored. @throws StorageUnavailable */
  async read(
    number: number,
    level: number,
    index: number,
    width: number,
  ): Promise<readonly Buffer[] | undefined> {
    const bytes = await this.#bytes(`${treeFolder(number)}/${tilePath(level, index, width)}`);
    if (bytes?.length !== width * hashBytes) return undefined;
    return Array.from({ length: width }, (_, n) =>
      bytes.subarray(n * hashBytes, (n + 1) * hashBytes),
    );
  }

  /** Replaces the newest checkpoint. @throws StorageUnavailable */
  async publish(number: number, note: string): Promise<void> {
    await this.#storage.put(`${treeFolder(number)}/checkpoint`, Buffer.from(note), 'text/plain');
  }

  /** Returns the newest checkpoint; undefined before the first. @throws StorageUnavailable */
  async published(number: number): Promise<string | undefined> {
    return (await this.#bytes(`${treeFolder(number)}/checkpoint`))?.toString();
  }

  /** Replaces the newest checkpoint that witnesses cosigned. @throws StorageUnavailable */
  async publishCosigned(number: number, note: string): Promise<void> {
    const key = `${treeFolder(number)}/cosigned-checkpoint`;
    await this.#storage.put(key, Buffer.from(note), 'text/plain');
  }

  /** Returns what is stored at a public path; undefined for any other. @throws StorageUnavailable */
  async open(path: string): Promise<Stored | undefined> {
    return publicPath.test(path) ? this.#storage.get(`tlog/${path}`) : undefined;
  }

  async #bytes(key: string): Promise<Buffer | undefined> {
    const stored = await this.#storage.get(key);
    return stored && readBytes(stored);
  }
}

/** Returns the folder of a tree, which is the last part of its origin too. */
export function treeFolder(number: number): string {
  return number === 1 ? 'tlog' : `tlog/${number}`;
}

/** Returns the name of a tile: its index in groups of three digits, `x001/x234/067`. */
export function tilePath(level: number, index: number, width: number): string {
  const groups: string[] = [];
  for (let left = index; groups.length === 0 || left > 0; left = Math.floor(left / 1_000))
    groups.unshift(String(left % 1_000).padStart(3, '0'));
  const names = groups.map((group, n) => (n < groups.length - 1 ? `x${group}` : group));
  const partial = width === tileWidth ? '' : `.p/${width}`;
  return `tile/${level}/${names.join('/')}${partial}`;
}
