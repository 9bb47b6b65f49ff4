import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BuiltFiles } from '@parvis/services/main/built-files.ts';

/** The addresses of what is not built. */
const files: BuiltFiles = {
  build: 'development',
  public: {
    script: '/@dev/@site',
    stylesheets: ['/@dev/site.css'],
    fonts: [],
    icons: ['/@dev/web/ui/icon.svg'],
  },
  design: { script: '/@dev/@design', stylesheets: ['/@dev/site.css'] },
  admin: { script: '/@dev/@admin', stylesheets: [] },
};

/**
 * Writes what a build would leave for the server: the addresses of the files that documents name.
 * @returns the client folder
 */
export async function writeClientFolder(dataFolder: string): Promise<string> {
  const folder = join(dataFolder, 'dev');
  const client = join(folder, 'client');
  await mkdir(join(client, 'assets'), { recursive: true });
  await writeFile(join(client, 'assets.json'), JSON.stringify(files));
  const places = join(folder, 'places');
  await rm(places, { force: true });
  await symlink(resolve('services/careers/places/tables'), places);
  return client;
}
