import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Assets } from '@parvis/web/server/assets.ts';
import { renderScreen } from '@parvis/web/server/render-screen.tsx';
import type { ArchiveParts } from '../audit/evidence/archive-site.ts';
import type { SiteFile } from '../audit/evidence/capture.ts';
import { createArchiveSigner } from '../audit/evidence/signing-key.ts';
import type { ReconstructionParts } from '../audit/reconstruct-page.ts';
import type { MediaServices } from '../media/services.ts';
import { openPastMedium } from '../media/serving/open-past-medium.ts';
import { keyFor, type Secrets } from '../subjects/secret.ts';

/** What archives need of the installation. */
interface Installation {
  readonly publicUrl: string;
  readonly version: string;
  readonly secrets: Secrets;
  readonly assets: Assets;
  readonly clientFolder: string;
  readonly media: Pick<MediaServices, 'storage' | 'reads'>;
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
  const visitor = { logged: false, editing: false };
  return {
    ...past,
    version,
    origin: new URL(publicUrl).origin,
    signer: createArchiveSigner(keyFor(secrets, 'web archives')),
    renderForVisitors: (screen) => renderScreen(screen, visitor, assets),
    openFile: (path, at) =>
      path.startsWith('/assets/')
        ? openBuilt(join(clientFolder, 'assets'), path)
        : openPastMedium(media, path, at),
  };
}

/** Opens a built file; undefined when the build has none of this name. */
async function openBuilt(folder: string, path: string): Promise<SiteFile | undefined> {
  const type = builtTypes[extname(path)];
  const file = join(folder, basename(path));
  const found = await stat(file).catch(() => undefined);
  if (type === undefined || !found?.isFile()) return undefined;
  return {
    type,
    body: type.startsWith('text/') ? await readFile(file, 'utf8') : createReadStream(file),
  };
}
