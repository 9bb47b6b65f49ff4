import type { OtherActivity } from '@parvis/contracts/content/activity-endpoints.ts';
import { textIn } from '@parvis/contracts/site/locale.ts';
import { Link, type LinkProps } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { menuTitle } from '../menus/menu-names.ts';
import { addressOfHistory } from '../revisions/history-link.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import styles from './activity.module.css';

/** An action on anything but content; links to its screen, or to its history. */
export function EntityActivity({
  entry: { thing, did, revision },
}: {
  readonly entry: OtherActivity;
}) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const { type, group, names } = thing;
  const kind = intl.formatMessage({ id: `activity.thing.${type}` });
  const ofGroup = group && intl.formatMessage({ id: `facets.group-${group}` });
  const given = names ? textIn(names, language) : undefined;
  const name = (type === 'menu' && given ? menuTitle(intl, given) : given) ?? ofGroup ?? kind;
  return (
    <>
      <p className={styles.what}>
        <Link {...findPlace(thing)}>{name}</Link>{' '}
        <span className={styles.locale}>{name === kind ? null : kind}</span>
      </p>
      <p>
        <FormattedMessage id={`activity.did.${did}`} values={{ revision }} />
      </p>
    </>
  );
}

/** Returns the screen of an item; for an item with revisions, its history. */
function findPlace({ type, id, ...thing }: OtherActivity['thing']): LinkProps {
  switch (type) {
    case 'image':
    case 'file':
    case 'video':
      return { to: '/admin/library/$type/$id', params: { type, id } };
    case 'facet-order':
      return { to: '/admin/facets', search: { group: thing.group } };
    case 'account':
      return { to: '/admin/users' };
    default:
      return addressOfHistory({ type, id, ...thing });
  }
}
