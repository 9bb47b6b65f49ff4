import type { PublicChangeView } from '@parvis/contracts/audit/change-endpoints.ts';
import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { contentKindSchema } from '@parvis/contracts/content/kinds.ts';
import { vocabularyGroupSchema } from '@parvis/contracts/facets/facet-name.ts';
import { defaultLocale, pathIn } from '@parvis/contracts/site/locale.ts';
import { siteSettingsKey } from '@parvis/contracts/site-settings/events.ts';
import type { LinkProps } from '@tanstack/react-router';
import { entities, type RevisionedEntity, revisionedTypes } from '../revisions/entities.ts';
import { addressOfHistory } from '../revisions/history-link.tsx';

/** Where a change leads. */
interface LinksOfChange {
  /** The screen of what changed. */
  readonly item: LinkProps;
  /** The comparison with what was before, or all revisions; undefined for what has no history. */
  readonly history: LinkProps | undefined;
  /** The site of that instant: the address that changed, or the home page. */
  readonly instant: LinkProps;
}

/** Returns where a change leads. */
export function linksOfChange(change: PublicChangeView): LinksOfChange {
  const { path, locale, at } = change;
  const home = pathIn(locale ?? defaultLocale, '/');
  const instant: LinkProps = { to: '/admin/audit', search: { path: path ?? home, at } };
  return { ...linksOfItem(change), instant };
}

function linksOfItem(change: PublicChangeView): Omit<LinksOfChange, 'instant'> {
  const { kind, subject, owner, revision, former, title } = change;
  const content = contentKindSchema.safeParse(kind).data;
  if (content !== undefined && owner !== null) {
    const params = { kind: content, id: owner };
    const module = subject === owner ? undefined : subject;
    const compared = { before: former ?? undefined, after: revision ?? undefined };
    return {
      item: { to: '/admin/content/$kind/$id/edit', params },
      history: {
        to: '/admin/content/$kind/$id/history',
        params,
        search: { module, ...compared },
      },
    };
  }
  const entity = entityOf(change);
  if (entity !== undefined)
    return {
      item: entities[entity.type].screen(entity, undefined),
      history: addressOfHistory(entity),
    };
  if (owner !== null && (kind === 'image' || kind === 'file' || kind === 'video'))
    return {
      item: { to: '/admin/library/$type/$id', params: { type: kind, id: owner } },
      history: undefined,
    };
  return owner === null
    ? { item: { to: '/admin/offers/imports' }, history: undefined }
    : { item: { to: '/admin/offers', search: { q: title } }, history: undefined };
}

/** Returns what has revisions in full, by its key in the ledger: its stream. */
function entityOf({ kind, subject, owner }: PublicChangeView): RevisionedEntity | undefined {
  const type = revisionedTypes.find((one) => one === kind);
  if (type === undefined) return undefined;
  const name = subject.slice(type.length + 1);
  switch (type) {
    case 'live-post': {
      const focusId = contentIdSchema.safeParse(owner).data;
      return { type, id: subject.slice(subject.indexOf('/') + 1), focusId };
    }
    case 'facet': {
      const group = vocabularyGroupSchema.options.find((one) => name.startsWith(`${one}-`));
      return group && { type, group, id: name.slice(group.length + 1) };
    }
    case 'site-settings':
      return { type, id: siteSettingsKey };
    default:
      return { type, id: name };
  }
}
