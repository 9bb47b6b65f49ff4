import { monthNumber } from '@parvis/contracts/site/filters/months.ts';
import { SelectField } from '../../ui/combobox/select-field.tsx';
import { DateRangeSlider } from '../../ui/date-range/date-range-slider.tsx';
import { CheckField } from '../../ui/field/check-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Island } from '../../ui/island/island.tsx';
import { Slider } from '../../ui/slider/slider.tsx';
import type { DesignContext } from '../design-context.ts';
import { DesignSection, Specimen } from '../specimen.tsx';
import styles from './row.module.css';

/** Fields of forms. */
export function FieldSection({ samples: { fields } }: DesignContext) {
  const { name, email, emailHint, emailError, accept, acceptError } = fields;
  return (
    <DesignSection name="field">
      <Specimen state="default">
        <TextField id="field-name" name="name" label={name} />
        <CheckField id="field-accept" name="accept" label={accept} />
      </Specimen>
      <Specimen state="hint">
        <TextField id="field-hint" name="email" type="email" label={email} hint={emailHint} />
      </Specimen>
      <Specimen state="error">
        <TextField
          id="field-error"
          name="email"
          type="email"
          label={email}
          error={emailError}
          defaultValue="elise@exemple."
        />
        <CheckField id="field-accept-error" name="accept" label={accept} error={acceptError} />
      </Specimen>
      <Specimen state="disabled">
        <TextField id="field-disabled" name="name" label={name} defaultValue="Nantes" disabled />
      </Specimen>
    </DesignSection>
  );
}

const firstYear = 1871;

/** Selects: a combobox on desktops, the native one beyond a hundred options. */
export function ComboboxSection({ samples, labels }: DesignContext) {
  const countries = samples.countries.map((label, index) => ({ value: `c${index + 1}`, label }));
  const years = Array.from({ length: 156 }, (_, index) => String(firstYear + index));
  const select = (
    id: string,
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <Island
      name="select-field"
      wake="visible"
      of={SelectField}
      className={styles.narrow}
      props={{
        id,
        name: id,
        label,
        options,
        value: options[0]?.value ?? '',
        labels: labels.select,
      }}
    />
  );
  return (
    <DesignSection name="combobox">
      <Specimen state="default">{select('country', samples.fields.country, countries)}</Specimen>
      <Specimen state="choices">
        {select(
          'year',
          samples.fields.year,
          years.map((year) => ({ value: year, label: year })),
        )}
      </Specimen>
    </DesignSection>
  );
}

/** A slider. */
export function SliderSection({ samples }: DesignContext) {
  const label = samples.fields.share;
  return (
    <DesignSection name="slider">
      <Specimen state="default">
        <Island
          name="slider"
          wake="visible"
          of={Slider}
          props={{ id: 'share', name: 'share', label, value: 40 }}
        />
      </Specimen>
      <Specimen state="disabled">
        <Slider id="share-disabled" name="share-disabled" label={label} value={25} disabled />
      </Specimen>
    </DesignSection>
  );
}

/** A range of months. */
export function DateRangeSection({ locale, labels }: DesignContext) {
  const month = (code: string) => monthNumber(code) ?? 0;
  return (
    <DesignSection name="date-range">
      <Specimen state="default">
        <Island
          name="date-range"
          wake="visible"
          of={DateRangeSlider}
          props={{
            id: 'period',
            locale,
            first: month('01-2021'),
            last: month('03-2026'),
            start: month('09-2022'),
            end: month('06-2025'),
            labels: labels.dateRange,
          }}
        />
      </Specimen>
    </DesignSection>
  );
}
