import { isDeepStrictEqual } from 'node:util';
import type { MediaShower } from '@parvis/contracts/media/views.ts';

/** What a thing shows, and whether visitors reach it by itself. */
export interface Showing {
  readonly kind: MediaShower['kind'] | 'playlist';
  /** What editors call it. */
  readonly label: string;
  /** True when visitors see it whatever shows it: published content, menus, redirects, released media. */
  readonly root: boolean;
  /** True when nothing shows it: it was deleted, or is yet to be added. */
  readonly gone: boolean;
  /** What it shows: media, and playlists of them. */
  readonly names: readonly string[];
  /** What it shows or, once what was saved is published, would show. */
  readonly used: readonly string[];
}

/** A thing that shows media or is one, with how many things on the site show it. */
export interface Shower extends Showing {
  readonly id: string;
  readonly shownBy: number;
}

const unknown = { kind: 'media', label: '', root: false, gone: true, names: [], used: [] } as const;

/** True when visitors reach it. */
export function isPublic({ gone, root, shownBy }: Shower): boolean {
  return !gone && (root || shownBy > 0);
}

/**
 * Which things show which, in memory. What visitors reach passes that on to what it names: content to
 * playlists, those to videos, and those to their poster and file.
 */
export class Showers {
  /** What was changed since it was read. */
  readonly changed = new Set<string>();
  readonly #showers = new Map<string, Shower>();

  get size(): number {
    return this.#showers.size;
  }

  has(id: string): boolean {
    return this.#showers.has(id);
  }

  get(id: string): Shower {
    return this.#showers.get(id) ?? { id, ...unknown, shownBy: 0 };
  }

  /** Adds one as it was read, or that there is none. */
  add(shower: Shower): void {
    this.#showers.set(shower.id, shower);
  }

  /** Puts what a thing shows now; gives the things that came to be public, or to be so no longer. */
  put(id: string, showing: Showing): ReadonlySet<string> {
    const before = new Map<string, boolean>();
    const former = this.get(id);
    const named = isPublic(former) ? former.names : [];
    this.#set({ ...former, ...showing }, before);
    const naming = isPublic(this.get(id)) ? showing.names : [];
    for (const one of naming) if (!named.includes(one)) this.#count(one, 1, before);
    for (const one of named) if (!naming.includes(one)) this.#count(one, -1, before);
    const toggled = [...before].filter(([one, was]) => isPublic(this.get(one)) !== was);
    return new Set(toggled.map(([one]) => one));
  }

  #count(id: string, by: 1 | -1, before: Map<string, boolean>): void {
    const former = this.get(id);
    const after = { ...former, shownBy: former.shownBy + by };
    this.#set(after, before);
    if (isPublic(former) === isPublic(after)) return;
    for (const named of after.names) this.#count(named, by, before);
  }

  #set(after: Shower, before: Map<string, boolean>): void {
    const former = this.get(after.id);
    if (!before.has(after.id)) before.set(after.id, isPublic(former));
    this.#showers.set(after.id, after);
    if (!isDeepStrictEqual(former, after)) this.changed.add(after.id);
  }
}
