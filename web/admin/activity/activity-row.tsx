import type {
  ActivityEntry,
  ContentActivity,
} from '@parvis/contracts/content/activity-endpoints.ts';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { CommentList } from '../approvals/part-comments.tsx';
import { Moment } from '../shell/moment.tsx';
import styles from './activity.module.css';
import { EntityActivity } from './entity-activity.tsx';

/** One action: what was done, to which item, by whom and when. */
export function ActivityRow({ entry }: { readonly entry: ActivityEntry }) {
  const { by, at } = entry;
  return (
    <li className={styles.entry}>
      {entry.about === 'content' ? <OfContent entry={entry} /> : <EntityActivity entry={entry} />}
      <p className={styles.who}>
        {by.name} · <Moment at={at} />
      </p>
    </li>
  );
}

/** An action on content; a save links to its revision. */
function OfContent({ entry }: { readonly entry: ContentActivity }) {
  const intl = useIntl();
  const { item, module, revision, comments } = entry;
  const params = { kind: item.kind, id: item.id };
  return (
    <>
      <p className={styles.what}>
        <Link to="/admin/content/$kind/$id/edit" params={params}>
          {item.title}
        </Link>{' '}
        <abbr className={styles.locale} title={intl.formatMessage({ id: `locale.${item.locale}` })}>
          {item.locale.toUpperCase()}
        </abbr>
      </p>
      <div>
        <Link
          to="/admin/content/$kind/$id/history"
          params={params}
          search={{ module: module?.id, after: revision ?? undefined }}
        >
          <Done entry={entry} />
        </Link>
        <CommentList texts={comments} />
      </div>
    </>
  );
}

function Done({ entry: { step, module, revision, restored, slug } }: { entry: ContentActivity }) {
  const intl = useIntl();
  const type = module?.type ? intl.formatMessage({ id: `module-type.${module.type}` }) : '';
  if (step !== null)
    return <FormattedMessage id={`history.step.${step}`} values={{ module: type, slug }} />;
  if (restored !== null)
    return <FormattedMessage id="activity.restored" values={{ revision: restored }} />;
  if (module !== null)
    return <FormattedMessage id="activity.saved-module" values={{ module: type, revision }} />;
  return (
    <FormattedMessage
      id={revision === 1 ? 'activity.created' : 'activity.saved'}
      values={{ revision }}
    />
  );
}
