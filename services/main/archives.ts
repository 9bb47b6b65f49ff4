import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Assets } from '@parvis/web/server/assets.ts';
import { readBytes } from '../adapters/storage/storage.ts';
import type { ArchiveParts } from '../audit/evidence/archive-site.ts';
import type { SiteFile } from '../audit/evidence/capture.ts';
import { createArchiveSigner } from '../audit/evidence/signing-key.ts';
import type { ReconstructionParts } from '../audit/reconstruct-page.ts';
import type { MediaServices } from '../media/services.ts';
import { openPastMedium } from '../media/serving/open-past-medium.ts';
import { brandFile } from '../site/brand/brand-file.ts';
import type { OpenBrandFile } from '../site/brand/share-images.ts';
import type { PastBuilds } from '../site-builds/past-builds.ts';
import { keyFor, type Secrets } from '../subjects/secret.ts';
import { renderThen } from './render-then.ts';

/** What archives need of the installation. */
interface Installation {
  readonly publicUrl: string;
  readonly version: string;
  readonly secrets: Secrets;
  readonly assets: Assets;
  readonly clientFolder: string;
  readonly media: Pick<MediaServices, 'storage' | 'reads'>;
  readonly builds: Pick<PastBuilds, 'open'>;
  readonly openBrandFile: OpenBrandFile;
}

/** The media types of built files, by extension. */
const builtTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** Makes archives of the past, with the documents and files that visitors received. */
export function makeArchives(past: ReconstructionParts, installation: Installation): ArchiveParts {
  const { publicUrl, version, secrets, assets, clientFolder, media } = installation;
  return {
    ...past,
    version,
    origin: new URL(publicUrl).origin,
    signer: createArchiveSigner(keyFor(secrets, 'web archives')),
    renderForVisitors: (screen, build) => renderThen(screen, build, assets),
    openFile: (path, at) =>
      path.startsWith('/assets/')
        ? openBuilt(join(clientFolder, 'assets'), path, installation)
        : openPastMedium(media, path, at),
  };
}

/** Opens a file of this build or of an earlier one; undefined when none has one of this name. */
async function openBuilt(
  folder: string,
  path: string,
  { builds, openBrandFile }: Pick<Installation, 'builds' | 'openBrandFile'>,
): Promise<SiteFile | undefined> {
  const type = builtTypes[extname(path)];
  if (type === undefined) return undefined;
  const brand = brandFile(path);
  if (brand !== undefined) return { type, body: brand };
  const sent = await openBrandFile(path);
  if (sent !== undefined) return { type, body: Readable.from([sent]) };
  const file = join(folder, basename(path));
  const isText = type.startsWith('text/');
  if ((await stat(file).catch(() => undefined))?.isFile())
    return { type, body: isText ? await readFile(file, 'utf8') : createReadStream(file) };
  const kept = await builds.open(path);
  if (kept === undefined) return undefined;
  return { type, body: isText ? (await readBytes(kept)).toString() : kept.body };
}
