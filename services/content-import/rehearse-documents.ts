import { accountViewSchema } from '@parvis/contracts/accounts/endpoints.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { ApiClient } from './api-client.ts';
import { titleOfFront } from './front-matter.ts';
import { slugOfFront } from './header-of-front.ts';
import type { ImportedPage, ImportReport } from './import-report.ts';
import { pairByName } from './pair-by-name.ts';
import { planImport } from './plan-import.ts';
import { readSource, type Source } from './read-source.ts';
import { commandOfKey, readExisting } from './sites/existing-items.ts';

type Planned = Omit<ImportedPage, 'outcome'> & { readonly key: string };

/**
 * Says what the import of a folder of documents would bring, and writes nothing. What an earlier run
 * of the same account brought is found by its id.
 * @throws Error in one sentence when the folder cannot be read; ApiRefusal
 */
export async function rehearseDocuments(
  folder: string,
  client: ApiClient,
  idOfNew: (kind: ContentKind, commandId: string) => string,
): Promise<ImportReport> {
  const { planned, notes } = plan(await readSource(folder));
  const kinds = [...new Set(planned.map(({ kind }) => kind))];
  const me = await client.read('/admin/session', accountViewSchema);
  const existing = await readExisting(client, kinds);
  const pages = planned.map(({ key, ...page }): ImportedPage => {
    const known = existing.get(idOfNew(page.kind, commandOfKey(page.kind, `import/${key}`, me.id)));
    return { ...page, url: known?.url ?? page.url, outcome: known ? 'unchanged' : 'created' };
  });
  return { pages, notes };
}

function plan({ name, manifest, documents }: Source) {
  if (manifest !== undefined) {
    const { pages, collection, report } = planImport({ manifest, documents });
    const planned = pages.map(
      ({ key, locale, title, slug, file }): Planned => ({
        key: `${collection}/${key}/${locale}`,
        kind: 'page',
        locale,
        title,
        file,
        url: slug,
      }),
    );
    return { planned, notes: report };
  }
  const planned = pairByName(documents).flatMap(({ key, versions }) =>
    [...versions].map(
      ([locale, { front, file }]): Planned => ({
        key: `${name}/${key}/${locale}`,
        kind: front.kind,
        locale,
        title: titleOfFront(front),
        file,
        url: slugOfFront(front),
      }),
    ),
  );
  return { planned, notes: [] };
}
