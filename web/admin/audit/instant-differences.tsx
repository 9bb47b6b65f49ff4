import type { AuditPage } from '@parvis/contracts/audit/views.ts';
import { versionChanges } from '@parvis/contracts/content/version-changes.ts';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { compareLeaves } from '../history/compare-rich-text.ts';
import { BlockDifferences } from '../history/differences.tsx';
import type { Leaf } from '../history/rich-text-leaves.ts';
import { ModuleLabel } from '../page-editor/change-list.tsx';

interface Compared<Content> {
  readonly before: readonly Content[];
  readonly after: readonly Content[];
}

/** Words struck and inserted, with the lines beside them. */
export function WordDifferences({ before, after }: Compared<Leaf>) {
  const blocks = useMemo(() => compareLeaves(before, after), [before, after]);
  return (
    <section>
      <h3>
        <FormattedMessage id="audit.compared.words" />
      </h3>
      <BlockDifferences blocks={blocks} />
    </section>
  );
}

/** Pictures that are gone, and those that are new; nothing when they are the same. */
export function PictureDifferences({ before, after }: Compared<string>) {
  const removed = before.filter((picture) => !after.includes(picture));
  const added = after.filter((picture) => !before.includes(picture));
  if (removed.length + added.length === 0) return null;
  return (
    <section>
      <h3>
        <FormattedMessage id="audit.compared.pictures" />
      </h3>
      <ul>
        {removed.map((picture) => (
          <Picture key={picture} picture={picture} kind="removed" />
        ))}
        {added.map((picture) => (
          <Picture key={picture} picture={picture} kind="added" />
        ))}
      </ul>
    </section>
  );
}

interface PictureProps {
  /** Its address. */
  readonly picture: string;
  readonly kind: 'added' | 'removed';
}

function Picture({ picture, kind }: PictureProps) {
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <li>
      <Tag>
        <FormattedMessage id={`differences.${kind}`} /> <img src={picture} alt="" />
      </Tag>
    </li>
  );
}

/** Modules that were added, changed, moved and removed; nothing when there are none. */
export function ModuleDifferences({ before, after }: Compared<AuditPage['modules'][number]>) {
  const types = new Map([...before, ...after].map(({ id, type }) => [id, type]));
  const { modules } = versionChanges(toVersion(before), toVersion(after), ({ moduleId }) => ({
    type: types.get(moduleId) ?? 'text',
    title: '',
  }));
  if (modules.length === 0) return null;
  return (
    <section>
      <h3>
        <FormattedMessage id="audit.compared.modules" />
      </h3>
      <ul>
        {modules.map((module) => (
          <li key={module.id}>
            <ModuleLabel module={module} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The header is compared by its words. */
function toVersion(modules: readonly AuditPage['modules'][number][]) {
  return { header: 0, modules: modules.map(({ id, revision }) => ({ moduleId: id, revision })) };
}
