import type { OffersList } from '@parvis/contracts/careers/offer-views.ts';
import { type IntlShape, useIntl } from 'react-intl';
import { alertPath } from '../alerts/alert-path.server.ts';
import { filterName } from '../offers/filter-name.server.ts';
import styles from './saved-searches.module.css';

const panelId = 'saved-searches';

/** Returns a name for a search: those of its filters, “Stage, Nantes”. */
function nameOfSearch(
  { active, state }: OffersList,
  intl: Pick<IntlShape, 'formatMessage'>,
): string {
  return active.map((filter) => filterName(filter, state.near?.radiusKm, intl)).join(', ');
}

/** The buttons that save a filtered list, and open those saved; hidden without script. */
export function SaveSearch({ list }: { readonly list: OffersList }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <>
      {list.active.length === 0 ? null : (
        <button
          type="button"
          className={styles.save}
          data-save-search=""
          data-name={nameOfSearch(list, intl)}
          data-href={list.address}
          data-alert={alertPath(list)}
        >
          {formatMessage({ id: 'saved.save' })}
        </button>
      )}
      <button type="button" className={styles.save} popoverTarget={panelId}>
        {formatMessage({ id: 'saved.title' })}
      </button>
    </>
  );
}

/** The searches saved in this browser, which a script fills in: each with an alert and a removal. */
export function SavedSearches() {
  const { formatMessage } = useIntl();
  const words = (id: string) => formatMessage({ id });
  return (
    <section
      id={panelId}
      className={styles.panel}
      popover="auto"
      aria-labelledby={`${panelId}-title`}
      data-island="saved-searches"
      data-wake="now"
    >
      <h2 id={`${panelId}-title`}>{words('saved.title')}</h2>
      <p data-saved="none">{words('saved.none')}</p>
      <ul className={styles.list} />
      <p>{words('saved.note')}</p>
      <p data-saved="refused" role="status" hidden>
        {words('saved.refused')}
      </p>
      <button
        type="button"
        className={styles.save}
        popoverTarget={panelId}
        popoverTargetAction="hide"
      >
        {words('saved.close')}
      </button>
      <template>
        <li>
          <a href="/">…</a>
          <a href="/">
            {words('saved.alert')}
            <OfSearch />
          </a>
          <button type="button" data-saved="remove">
            {words('saved.remove')}
            <OfSearch />
          </button>
        </li>
      </template>
    </section>
  );
}

/** The name of the search, for those who hear the links one after the other. */
function OfSearch() {
  return (
    <span className="visually-hidden">
      {' '}
      <span data-saved="name" />
    </span>
  );
}
