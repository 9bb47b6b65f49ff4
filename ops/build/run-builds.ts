import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { build, type InlineConfig } from 'vite';
import { z } from 'zod';
import { demoThirdParties } from '../demo/third-parties/demo-third-parties.ts';
import { adminBuild } from './admin-build.ts';
import { compressAssets } from './compress-assets.ts';
import { splitStyles } from './design-styles.ts';
import { publicBuild } from './public-build.ts';
import { serverBuild } from './server-build.ts';
import { assetsFolder } from './shared-config.ts';

const textsSchema = z.record(z.string(), z.string());
const manifestSchema = z.record(z.string(), z.object({ file: z.string() }));
const publicEntry = 'web/public/islands.ts';
/** The files and the folder that the demonstration reads, copied next to its built code. */
const demoFiles = [
  'ops/demo/estuaire',
  'ops/demo/film/tide.mp4',
  ...Object.values(demoThirdParties).map((document) => fileURLToPath(document)),
];
/** The tables that imports use to resolve the places of offers. */
const placesFolder = 'services/careers/places/tables';
const designEntry = 'web/design/islands.ts';
/** The catalogues of the public site. */
const catalogues = ['public', 'blocks', 'lists', 'offers', 'alerts'];
type Manifest = z.infer<typeof manifestSchema>;

/**
 * Builds everything into `folder`: `client/assets`, `server`, `client/words.json` with the texts of
 * the public site, and `client/assets.json` with the addresses of the files that the server links to.
 * @param templates a digest of the sources from which pages are rendered
 */
export async function runBuilds(
  folder: string,
  { build: buildId, templates }: { readonly build: string; readonly templates: string },
): Promise<void> {
  const client = join(folder, 'client');
  const server = join(folder, 'server');
  const [publicManifest, designManifest, adminManifest, serverManifest] = await Promise.all([
    builtManifest(publicBuild(client, publicEntry, 'public-manifest.json')),
    builtManifest(publicBuild(client, designEntry, 'design-manifest.json')),
    builtManifest(adminBuild(client)),
    builtManifest(serverBuild(server)),
  ]);
  await cp(join(server, assetsFolder), join(client, assetsFolder), { recursive: true });
  await rm(join(server, assetsFolder), { recursive: true });
  const stylesheets = filesEndingWith(serverManifest, '.css');
  const [stylesheet] = stylesheets;
  if (stylesheet === undefined || stylesheets.length > 1) {
    throw new Error('The server build must produce exactly one style sheet.');
  }
  const designStylesheet = await splitFile(client, stylesheet);
  await compressAssets(join(client, assetsFolder));
  await cp(placesFolder, join(folder, 'places'), { recursive: true });
  for (const file of demoFiles) await cp(file, join(server, basename(file)), { recursive: true });

  const fonts = filesEndingWith(serverManifest, '.woff2');
  const icons = filesEndingWith(serverManifest, '.svg');
  const addresses = {
    build: buildId,
    site: {
      templates,
      files: [...stylesheets, ...fonts, ...icons, ...filesEndingWith(publicManifest, '.js')],
    },
    public: {
      script: address(findEntry(publicManifest, publicEntry).file),
      stylesheets,
      fonts,
      icons,
    },
    design: {
      script: address(findEntry(designManifest, designEntry).file),
      stylesheets: [...stylesheets, designStylesheet],
    },
    admin: {
      script: address(findEntry(adminManifest, 'web/admin/main.tsx').file),
      stylesheets: filesEndingWith(adminManifest, '.css'),
    },
  };
  await writeFile(join(client, 'words.json'), await publicWords());
  await writeFile(join(client, 'assets.json'), `${JSON.stringify(addresses, undefined, 2)}\n`);
}

/**
 * Moves the styles of the design page and of the reference into a sheet of their own.
 * @returns its address
 */
async function splitFile(client: string, stylesheet: string): Promise<string> {
  const designStylesheet = stylesheet.replace('/style-', '/design-');
  const file = join(client, stylesheet);
  const { site, design } = splitStyles(await readFile(file, 'utf8'));
  await writeFile(file, site);
  await writeFile(join(client, designStylesheet), design);
  return designStylesheet;
}

/** Returns the texts of the public site as JSON, by language and message. */
async function publicWords(): Promise<string> {
  const words: Partial<Record<Locale, Readonly<Record<string, string>>>> = {};
  for (const locale of locales)
    for (const name of catalogues) {
      const file = await readFile(`contracts/messages/${locale}/${name}.json`, 'utf8');
      words[locale] = { ...words[locale], ...textsSchema.parse(JSON.parse(file)) };
    }
  return JSON.stringify(words);
}

async function builtManifest(config: InlineConfig): Promise<Manifest> {
  await build(config);
  const { outDir, manifest } = config.build ?? {};
  const path = join(outDir ?? '', String(manifest));
  const content = manifestSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  await rm(path);
  return content;
}

function findEntry(manifest: Manifest, source: string): Manifest[string] {
  const entry = manifest[source];
  if (!entry) throw new Error(`The manifest of the build does not contain ${source}.`);
  return entry;
}

function filesEndingWith(manifest: Manifest, ending: string): string[] {
  const files = Object.values(manifest).map(({ file }) => file);
  return [...new Set(files.filter((file) => file.endsWith(ending)))].map(address);
}

function address(file: string): string {
  return `/${file}`;
}
