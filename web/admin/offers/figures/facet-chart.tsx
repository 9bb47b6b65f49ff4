import type { FacetFigures, OfferFigures } from '@parvis/contracts/careers/offer-figures.ts';
import { textIn } from '@parvis/contracts/site/locale.ts';
import { Button } from 'react-aria-components';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useInterfaceLanguage } from '../../shell/interface-language.tsx';
import styles from './figures.module.css';
import { linear } from './scale.ts';

interface FacetChartProps {
  readonly figures: OfferFigures;
  /** The facet by which the other charts are filtered. */
  readonly chosen: string | undefined;
  readonly onChoose: (facet: string | undefined) => void;
}

/** The open offers by facet: a table whose rows have bars. */
export function FacetChart({ figures, chosen, onChoose }: FacetChartProps) {
  const intl = useIntl();
  const { facets, unspecified, group } = figures;
  const most = Math.max(1, unspecified, ...facets.map(({ open }) => open));
  const title = intl.formatMessage({ id: `figures.by.${group}` });
  return (
    <section className={styles.panel}>
      <table className={styles.facets}>
        <caption>
          <h2>{title}</h2>
        </caption>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <FormattedMessage id={`offer.group.${group}`} />
            </th>
            {(['open', 'opened', 'ended'] as const).map((count) => (
              <th key={count} scope="col">
                <FormattedMessage id={`figures.${count}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facets.map((facet) => (
            <FacetRow
              key={facet.id}
              facet={facet}
              most={most}
              isChosen={facet.id === chosen}
              onChoose={onChoose}
            />
          ))}
          {unspecified > 0 && (
            <tr>
              <th scope="row">
                <FormattedMessage id="figures.unspecified" />
              </th>
              <td>
                <FacetBar open={unspecified} most={most} />
              </td>
              <td>
                <FormattedNumber value={unspecified} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <FacetNotes figures={figures} />
    </section>
  );
}

/** Notes on what the table omits. */
function FacetNotes({
  figures: { facets, others, unspecified },
}: Pick<FacetChartProps, 'figures'>) {
  if (facets.length === 0 && unspecified === 0)
    return (
      <p className={styles.note}>
        <FormattedMessage id="figures.none" />
      </p>
    );
  if (others.facets === 0) return null;
  return (
    <p className={styles.note}>
      <FormattedMessage id="figures.others" values={others} />
    </p>
  );
}

interface FacetRowProps extends Pick<FacetChartProps, 'onChoose'> {
  readonly facet: FacetFigures;
  readonly most: number;
  readonly isChosen: boolean;
}

function FacetRow({ facet, most, isChosen, onChoose }: FacetRowProps) {
  const { language } = useInterfaceLanguage();
  return (
    <tr data-chosen={isChosen}>
      <th scope="row">
        <Button
          className="link"
          aria-pressed={isChosen}
          onPress={() => onChoose(isChosen ? undefined : facet.id)}
        >
          {textIn(facet.names, language)}
        </Button>
      </th>
      <td>
        <FacetBar open={facet.open} most={most} />
      </td>
      {(['open', 'opened', 'ended'] as const).map((count) => (
        <td key={count}>
          <FormattedNumber value={facet[count]} />
        </td>
      ))}
    </tr>
  );
}

function FacetBar({ open, most }: { open: number; most: number }) {
  const width = linear([0, most], [0, 100]);
  return (
    <svg aria-hidden="true" width="100%" height="14" className={styles.facet}>
      <rect width={`${width(open)}%`} height="14" />
    </svg>
  );
}
