import type { Writable } from 'node:stream';
import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { ArchiveScope } from '@parvis/contracts/audit/endpoints.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Screen } from '@parvis/contracts/site/screens.ts';
import { readAddress } from '../../http/read-address.ts';
import {
  type PastResponse,
  type ReconstructionParts,
  type ReconstructionQuery,
  reconstructPage,
} from '../reconstruct-page.ts';
import type { BuildThen } from '../site-history.ts';
import { type ComposedResponse, capture, type SiteAt, type SiteFile } from './capture.ts';
import type { ArchiveSigner } from './signing-key.ts';
import { writeArchive } from './wacz.ts';

/** What archives are made of, besides the history. */
export interface ArchiveParts extends ReconstructionParts {
  /** The public origin of the site. */
  readonly origin: string;
  /** The version of this software. */
  readonly version: string;
  readonly signer: ArchiveSigner;
  /** Renders a screen as visitors received it by a build; undefined for this one. */
  renderForVisitors(
    screen: Screen,
    build: BuildThen | undefined,
  ): { readonly status: number; readonly type: string; readonly body: string };
  /** Opens a built file or a medium as it was at a position; undefined when there is none. */
  openFile(path: string, at: Position): Promise<SiteFile | undefined>;
}

/** A web archive that is ready to be written. */
export interface Archive {
  readonly filename: string;
  /** Writes it. @returns the files that are named in it, but were not there */
  write(output: Writable): Promise<readonly string[]>;
}

/**
 * Prepares a web archive of the site at a past instant, for those who may read history. Refuses as
 * `reconstructPage` does, and an address whose response is in no log.
 */
export async function archiveSite(
  parts: ArchiveParts,
  actor: Actor,
  query: ReconstructionQuery & { readonly scope: ArchiveScope },
): Promise<Outcome<Archive>> {
  const reconstructed = await reconstructPage(parts, actor, query);
  if (!reconstructed.ok) return reconstructed;
  const { path, at, shown } = reconstructed.value;
  if (typeof shown === 'string')
    return refuse('invalid', { path: ['path'], params: { reason: 'not-in-the-log' } });
  const { position, digest, build } = shown;
  const site = siteAt(parts, shown, new Date(at));
  return accept({
    filename: `parvis-${at.replaceAll(/\D/g, '').slice(0, 14)}-${query.scope}.wacz`,
    async write(output) {
      const missing: string[] = [];
      const captured = capture(site, query.scope, path, (file) => missing.push(file));
      const { signer, origin, version, clock } = parts;
      const software = `Parvis ${version}`;
      const info = {
        software,
        format: 'WARC File Format 1.1',
        description: `Reconstructed from the log at position ${position}, by the composers and templates of ${software}`,
        'parvis-digest': `sha256:${digest}`,
        ...(build && { 'parvis-build': `${build.version}, deployed at ${build.deployedAt}` }),
      };
      const created = clock.now().toISOString();
      const title = `${origin}${path}, ${at}`;
      const settings = { origin, at, title, info, created, software };
      await writeArchive(captured, { ...settings, sign: (text) => signer.sign(text) }, output);
      return missing;
    },
  });
}

/** Returns the site at a position, as visitors received it by the clock of the instant. */
export function siteAt(
  parts: ArchiveParts,
  { position, build }: Pick<PastResponse, 'position' | 'build'>,
  instant: Date,
): SiteAt {
  return {
    file: (path) => parts.openFile(path, position),
    respond: (path) => respond(parts, path, position, instant, build),
  };
}

async function respond(
  { history, renderForVisitors }: ArchiveParts,
  path: string,
  position: Position,
  instant: Date,
  build: BuildThen | undefined,
): Promise<ComposedResponse | undefined> {
  const address = readAddress(path);
  if (address.kind === 'moved') return { status: 308, headers: { location: address.to }, body: '' };
  if (address.kind !== 'canonical' || !history.isKept(address)) return undefined;
  const composed = await history.compose(address, position, instant);
  if (composed.kind === 'moved')
    return { status: 308, headers: { location: composed.to }, body: '' };
  const { status, type, body } = renderForVisitors(composed.screen, build);
  return { status, headers: { 'content-type': type }, body };
}
