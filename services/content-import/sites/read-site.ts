import { stat } from 'node:fs/promises';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { documentFault } from '../document-fault.ts';
import { readMarkdownSite } from '../markdown/read-markdown-site.ts';
import { readWxr } from '../wordpress/read-wxr.ts';
import { wordpressSite } from '../wordpress/wordpress-site.ts';
import type { SourceSite } from './source-site.ts';

/**
 * Reads a site of another product: an export of WordPress, or the folder of Hugo, Jekyll or
 * Docusaurus.
 * @param spoken the language of what is marked with none
 * @returns undefined for a folder of none of these products
 * @throws Error in one sentence when it cannot be read
 */
export async function readSite(
  path: string,
  spoken: Locale | undefined,
): Promise<SourceSite | undefined> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new Error(`${path} cannot be read.`, { cause });
  });
  if (found.isDirectory()) return readMarkdownSite(path, spoken);
  try {
    return wordpressSite(await readWxr(path), spoken);
  } catch (cause) {
    throw new Error(`${path} cannot be imported: ${documentFault(cause)}`, { cause });
  }
}
