import type { ActivityEntry } from '@parvis/contracts/content/activity-endpoints.ts';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { Moment } from '../shell/moment.tsx';
import styles from './activity.module.css';

/** What was done, to what, by whom and when; a save leads to its revision. */
export function ActivityRow({ entry }: { readonly entry: ActivityEntry }) {
  const intl = useIntl();
  const { item, module, revision, by, at } = entry;
  const params = { kind: item.kind, id: item.id };
  return (
    <li className={styles.entry}>
      <p className={styles.what}>
        <Link to="/admin/content/$kind/$id/edit" params={params}>
          {item.title}
        </Link>{' '}
        <abbr className={styles.locale} title={intl.formatMessage({ id: `locale.${item.locale}` })}>
          {item.locale.toUpperCase()}
        </abbr>
      </p>
      <p className={styles.done}>
        <Link
          to="/admin/content/$kind/$id/history"
          params={params}
          search={{ module: module?.id, after: revision ?? undefined }}
        >
          <Done entry={entry} />
        </Link>
      </p>
      <p className={styles.who}>
        {by.name} · <Moment at={at} />
      </p>
    </li>
  );
}

function Done({ entry: { step, module, revision, restored, slug } }: { entry: ActivityEntry }) {
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
