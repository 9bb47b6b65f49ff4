import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { parse } from 'smol-toml';
import { inFile } from '../document-fault.ts';
import { parseYaml } from '../parse-yaml.ts';
import type { SourceSite } from '../sites/source-site.ts';
import type { Dialect } from './dialect.ts';
import { docusaurus } from './docusaurus.ts';
import { listFiles } from './folder-files.ts';
import { recordOf } from './front.ts';
import { hugo } from './hugo.ts';
import { jekyll } from './jekyll.ts';
import { MarkdownSite } from './markdown-site.ts';

/**
 * Reads the folder of a site of Hugo, Jekyll or Docusaurus, recognised by its configuration.
 * @returns undefined for a folder of none of them
 * @throws Error in one sentence when its configuration cannot be read
 */
export async function readMarkdownSite(
  folder: string,
  spoken: Locale | undefined,
): Promise<SourceSite | undefined> {
  const files = await listFiles(folder);
  if (files.has('manifest.json')) return undefined;
  const dialect = await dialectOf(folder, files, spoken);
  return dialect && new MarkdownSite(folder, files, dialect).read(basename(resolve(folder)));
}

async function dialectOf(
  folder: string,
  files: ReadonlySet<string>,
  spoken: Locale | undefined,
): Promise<Dialect | undefined> {
  const program = [...files].find((file) => /^docusaurus\.config\.[cm]?[jt]s$/.test(file));
  if (program !== undefined)
    return docusaurus(await readFile(join(folder, program), 'utf8'), spoken);
  const settings = [...files].filter((file) =>
    /^(?:(?:hugo|config)|config\/_default\/[\w.-]+)\.(?:ya?ml|toml|json)$/.test(file),
  );
  const hasContent = [...files].some((file) => file.startsWith('content/'));
  if (settings.length > 0 && hasContent) {
    const read = await Promise.all(settings.map((file) => readSettings(folder, file)));
    return hugo(Object.assign({}, ...read), files, spoken);
  }
  const config = ['_config.yml', '_config.yaml'].find((file) => files.has(file));
  if (config === undefined) return undefined;
  return jekyll(await readSettings(folder, config), files, spoken);
}

/** Settings in a file of their own, such as `languages.toml`, are those of that name. */
async function readSettings(
  folder: string,
  file: string,
): Promise<Readonly<Record<string, unknown>>> {
  const source = await readFile(join(folder, file), 'utf8');
  const read = inFile(join(folder, file), () =>
    recordOf(
      file.endsWith('.toml')
        ? parse(source)
        : file.endsWith('.json')
          ? JSON.parse(source)
          : parseYaml(source),
    ),
  );
  const [, name = ''] = /^config\/_default\/([\w-]+)/.exec(file) ?? [];
  return name === '' || name === 'config' || name === 'hugo' ? read : { [name]: read };
}
