import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { ChangeReason } from '@parvis/contracts/audit/change-reasons.ts';
import type { AuditStatus } from '@parvis/contracts/audit/views.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { localeOfPath } from '@parvis/contracts/site/locale.ts';
import { statusOf, titleOf } from '../past-status.ts';
import {
  type Reconstruction,
  type ReconstructionParts,
  reconstructPage,
} from '../reconstruct-page.ts';

import type { BuildThen } from '../site-history.ts';

/** What an address showed from an instant on. */
export interface Version {
  readonly path: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly status: AuditStatus;
  readonly title: string | null;
  readonly movedTo: string | null;
  /** What had changed; nothing for the first. */
  readonly of: readonly ChangeReason[];
  /** Undefined where nothing can be reconstructed. */
  readonly shown?: {
    readonly position: Position;
    readonly digest: string;
    readonly build: BuildThen | undefined;
    readonly tags: readonly string[];
  };
}

export interface Period {
  readonly paths: readonly string[];
  readonly from?: string | undefined;
  readonly to: string;
}

/** How many versions one bundle has at most: those that came later are left out. */
export const maxVersions = 200;

/** The versions of some addresses in a period. */
export interface Versions {
  readonly versions: readonly Version[];
  /** Whether there are more. */
  readonly isCut: boolean;
}

/**
 * Returns what addresses showed at the beginning of a period, and after each change in it. Refuses as
 * `reconstructPage` does.
 */
export async function listVersions(
  parts: ReconstructionParts,
  actor: Actor,
  { paths, from, to }: Period,
): Promise<Outcome<Versions>> {
  const versions: Version[] = [];
  for (const path of paths) {
    let of: readonly ChangeReason[] = [];
    for (let at: string | null = from ?? to; at !== null && new Date(at) <= new Date(to); ) {
      if (versions.length === maxVersions) return accept({ versions, isCut: true });
      const outcome: Outcome<Reconstruction> = await reconstructPage(parts, actor, { path, at });
      if (!outcome.ok) return outcome;
      versions.push(versionOf(outcome.value, of));
      at = outcome.value.nextChangeAt;
      of = outcome.value.nextChangeOf;
    }
  }
  return accept({ versions, isCut: false });
}

function versionOf({ path, at, shown }: Reconstruction, of: readonly ChangeReason[]): Version {
  if (typeof shown === 'string') return { path, at, of, status: shown, title: null, movedTo: null };
  const { composition, position, digest, build } = shown;
  return {
    path,
    at,
    of,
    status: statusOf(composition),
    title: titleOf(composition, localeOfPath(path)),
    movedTo: composition.kind === 'moved' ? composition.to : null,
    shown: { position, digest, build, tags: composition.tags ?? [] },
  };
}
