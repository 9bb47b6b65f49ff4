import type { Locale } from '@parvis/contracts/site/locale.ts';
import { inFile } from '@parvis/services/content-import/document-fault.ts';
import { headerOfFront } from '@parvis/services/content-import/header-of-front.ts';
import type { WrittenItem, WrittenVersion } from '@parvis/services/content-import/pair-by-name.ts';
import type { WrittenModule } from '@parvis/services/content-import/parse-modules.ts';
import { type References, resolveModule } from '@parvis/services/content-import/resolve-module.ts';
import { demoContentId, demoPlaylistId } from '../ids.ts';
import type { Library } from '../media/library.ts';
import type { Addresses } from './addresses.ts';
import type { DemoItem, DemoModule, DemoVersion } from './demo-item.ts';

/**
 * Returns the content items of the demonstration from their documents, parents before their
 * children.
 * @throws Error that names the file at fault, in one sentence
 */
export function resolveItems(
  written: readonly WrittenItem[],
  addresses: Addresses,
  library: Library,
): readonly DemoItem[] {
  return written.map(({ key, date, parent, depth, versions }) => {
    const resolved = [...versions].map(([locale, version]) => {
      const references = referencesOf(version, locale, addresses, library);
      return [locale, inFile(version.file, () => resolveVersion(version, references))] as const;
    });
    return { key, on: date, parent, depth, versions: new Map(resolved) };
  });
}

function referencesOf(
  { file }: WrittenVersion,
  locale: Locale,
  addresses: Addresses,
  library: Library,
): References {
  return {
    contentId(key) {
      if (!addresses.has(key, locale)) throw new Error(`there is no document ${key}.${locale}.md`);
      return demoContentId(key, locale);
    },
    mediaId: library.mediaId,
    playlistId: demoPlaylistId,
    address: (href) => addresses.ofLink(href, file),
    dropped(what) {
      throw new Error(`a text cannot have this: ${what}`);
    },
  };
}

function resolveVersion({ front, modules }: WrittenVersion, references: References): DemoVersion {
  return {
    header: headerOfFront(front, references),
    modules: modules.map((module) => resolveVersions(module, references)),
  };
}

function resolveVersions({ type, versions }: WrittenModule, references: References): DemoModule {
  const [first, ...later] = versions;
  const content = (data: unknown) => resolveModule(type, data, references);
  return [
    { on: '', content: content(first.data) },
    ...later.map(({ data }, before) => ({
      on: versions[before]?.until ?? '',
      content: content(data),
    })),
  ];
}
