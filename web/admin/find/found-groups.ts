import type {
  FoundContent,
  FoundEverything,
  FoundText,
  SearchedGroup,
} from '@parvis/contracts/admin-search/endpoints.ts';
import { searchedGroups } from '@parvis/contracts/admin-search/endpoints.ts';
import { type Locale, textIn } from '@parvis/contracts/site/locale.ts';
import type { IntlShape } from 'react-intl';
import { type Entry, type EntryGroup, editorOf } from './entry.ts';

/** Returns what the server found as groups of entries, without empty ones. */
export function foundGroups(
  found: FoundEverything,
  intl: IntlShape,
  language: Locale,
): readonly EntryGroup[] {
  return searchedGroups.flatMap((name) => {
    const entries = entriesOf(name, found, intl, language);
    const total = found[name]?.total ?? null;
    if (entries.length === 0) return [];
    const heading =
      total !== null && total > entries.length
        ? intl.formatMessage({ id: 'find.group-total' }, { name: headingOf(intl, name), total })
        : headingOf(intl, name);
    return [{ id: name, heading, entries }];
  });
}

function headingOf(intl: IntlShape, name: SearchedGroup): string {
  return intl.formatMessage({ id: `find.group.${name}` });
}

function entriesOf(
  name: SearchedGroup,
  found: FoundEverything,
  intl: IntlShape,
  language: Locale,
): readonly Entry[] {
  switch (name) {
    case 'contents':
    case 'people':
      return (found[name]?.items ?? []).map((item) => ({
        ...itemEntry(item),
        icon: name === 'people' ? 'person' : 'content',
        note:
          item.match === 'typo'
            ? `${item.url} · ${intl.formatMessage({ id: 'find.typo' })}`
            : item.url,
      }));
    case 'texts':
      return (found.texts?.items ?? []).map((item) => ({
        ...itemEntry(item),
        id: `text-${item.id}`,
        icon: 'text',
        excerpt: item.excerpt,
      }));
    case 'media':
      return (found.media?.items ?? []).map(({ id, kind, title }) => ({
        id,
        icon: kind,
        label: textIn(title, language),
        note: intl.formatMessage({ id: `library.kind.${kind}` }),
        opens: `/admin/library/${kind}/${id}`,
      }));
    case 'offers':
      return (found.offers?.items ?? []).map(({ id, title, reference, place }) => ({
        id: `offer-${id}`,
        icon: 'offer',
        label: title,
        note: [reference, place].filter((text) => text !== '').join(' · '),
        opens: `/admin/offers?${new URLSearchParams({ q: reference })}`,
      }));
    case 'accounts':
      return (found.accounts?.items ?? []).map(({ id, name: label, email, roles }) => ({
        id: `account-${id}`,
        icon: 'account',
        label,
        note: [email, ...roles.map((role) => intl.formatMessage({ id: `role.${role}` }))].join(
          ' · ',
        ),
        opens: `/admin/users?id=${id}`,
      }));
  }
}

function itemEntry(item: FoundContent | FoundText) {
  const { id, title, kind, locale, status, pending } = item;
  return { id, label: title, item: { kind, locale, status, pending }, opens: editorOf(item) };
}
