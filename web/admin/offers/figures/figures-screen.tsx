import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { requireShown } from '../../requests/require-shown.ts';
import { Loading } from '../../shell/frame.tsx';
import { readOfferFigures } from '../api/offer-figures.ts';
import offers from '../offers.module.css';
import { OffersHead } from '../offers-head.tsx';
import { FacetChart } from './facet-chart.tsx';
import styles from './figures.module.css';
import { FiguresControls } from './figures-controls.tsx';
import type { FiguresSearch } from './figures-search.ts';
import { FlowChart } from './flow-chart.tsx';
import { KeyFigures } from './key-figures.tsx';
import { OpenChart } from './open-chart.tsx';

/** Offers over time and by facet, as charts; the filters are in the address. */
export function FiguresScreen() {
  const search = useSearch({ from: '/admin/offers/figures' });
  const navigate = useNavigate({ from: '/admin/offers/figures' });
  const { data, error, isPlaceholderData } = useQuery(readOfferFigures(search));
  requireShown(data, error);
  const change = (changed: Partial<FiguresSearch>) =>
    void navigate({ search: { ...search, ...changed }, replace: true });
  return (
    <section className={offers.screen}>
      <OffersHead title="figures.title" />
      <FiguresControls search={search} figures={data} onChange={change} />
      {!data && <Loading />}
      {data && (
        <div className={styles.charts} data-fading={isPlaceholderData}>
          <KeyFigures days={data.days} />
          <OpenChart days={data.days} />
          <FlowChart days={data.days} />
          <FacetChart
            figures={data}
            chosen={search.facet}
            onChoose={(facet) => change({ facet })}
          />
          <p className={styles.note}>
            <FormattedMessage id="figures.source" />
          </p>
        </div>
      )}
    </section>
  );
}
