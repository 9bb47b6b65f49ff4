import type { OfferFigures } from '@parvis/contracts/careers/offer-figures.ts';
import { offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import { textIn } from '@parvis/contracts/site/locale.ts';
import { X } from 'lucide-react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useInterfaceLanguage } from '../../shell/interface-language.tsx';
import { NativeSelect } from '../../shell/native-select.tsx';
import styles from './figures.module.css';
import { defaultGroup, defaultPeriod, type FiguresSearch, periods } from './figures-search.ts';

interface FiguresControlsProps {
  readonly search: FiguresSearch;
  readonly figures: OfferFigures | undefined;
  readonly onChange: (changed: Partial<FiguresSearch>) => void;
}

/** Chooses the period, the facet group, and the facet of the figures. */
export function FiguresControls({ search, figures, onChange }: FiguresControlsProps) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const { facet } = search;
  const names = figures?.facets.find(({ id }) => id === facet)?.names;
  const named = names === undefined ? facet : textIn(names, language);
  return (
    <div className={styles.controls}>
      <NativeSelect
        label={intl.formatMessage({ id: 'figures.period' })}
        value={search.period ?? defaultPeriod}
        options={periods.map((value) => ({
          value,
          label: intl.formatMessage({ id: `figures.period.${value}` }),
        }))}
        onChange={(period) => onChange({ period: period === defaultPeriod ? undefined : period })}
      />
      <NativeSelect
        label={intl.formatMessage({ id: 'figures.group' })}
        value={search.group ?? defaultGroup}
        options={offerGroups.map((value) => ({
          value,
          label: intl.formatMessage({ id: `offer.group.${value}` }),
        }))}
        onChange={(group) =>
          onChange({ group: group === defaultGroup ? undefined : group, facet: undefined })
        }
      />
      {facet !== undefined && (
        <Button className="button small" onPress={() => onChange({ facet: undefined })}>
          <FormattedMessage id="figures.only" values={{ name: named }} />
          <X size={14} aria-hidden />
        </Button>
      )}
    </div>
  );
}
