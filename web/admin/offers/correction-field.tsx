import { contractTypes } from '@parvis/contracts/careers/offer-groups.ts';
import type { OfferView } from '@parvis/contracts/careers/views.ts';
import { locales, titleField } from '@parvis/contracts/site/locale.ts';
import { useId } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { Field } from '../shell/field.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { type DraftField, readSourceValues, toDraft } from './correction-draft.ts';
import { Day } from './day.tsx';
import styles from './offers.module.css';

interface CorrectionFieldProps {
  readonly field: DraftField;
  readonly offer: OfferView;
  readonly value: string;
  /** The server's validation message. */
  readonly refused: string | undefined;
  readonly onChange: (value: string) => void;
  /** Removes the correction of this field. */
  readonly onRelease: () => void;
}

/** One field, with the source's value next to it. */
export function CorrectionField({ offer, onRelease, ...props }: CorrectionFieldProps) {
  const { field, value } = props;
  const id = useId();
  const intl = useIntl();
  const sourceValue = toDraft(readSourceValues(offer))[field];
  const isCorrected = value.trim() !== '' && value !== sourceValue;
  return (
    <div className={styles.correction} data-held={isCorrected} role="group" aria-labelledby={id}>
      <CorrectionInput {...props} isSilent={sourceValue === ''} />
      <div className={styles.said}>
        <p id={id}>
          <span>
            <FormattedMessage id={isCorrected ? 'offer-list.said-instead' : 'offer-list.said'} />
          </span>
          {sourceValue === '' ? (
            <FormattedMessage id="offer-list.said-nothing" />
          ) : (
            <Said field={field} offer={offer} said={sourceValue} />
          )}
        </p>
        {isCorrected && sourceValue !== '' && (
          <Button className="link" onPress={onRelease}>
            {intl.formatMessage({ id: 'offer-list.release' })}
          </Button>
        )}
      </div>
    </div>
  );
}

interface SaidProps extends Pick<CorrectionFieldProps, 'field' | 'offer'> {
  readonly said: string;
}

function Said({ field, offer, said: sourceValue }: SaidProps) {
  const { closesAt } = readSourceValues(offer);
  if (field === 'closesOn' && closesAt !== undefined) return <Day at={closesAt} />;
  if (field === 'contract') return <FormattedMessage id={`offer.contract.${sourceValue}`} />;
  return <span lang={locales.find((locale) => titleField(locale) === field)}>{sourceValue}</span>;
}

type CorrectionInputProps = Omit<CorrectionFieldProps, 'offer' | 'onRelease'> & {
  /** Whether the source has no value for the field. */
  readonly isSilent: boolean;
};

function CorrectionInput({ field, value, refused, onChange, isSilent }: CorrectionInputProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: `offer-list.input.${field}` });
  if (field !== 'contract')
    return (
      <Field
        label={label}
        value={value}
        onChange={onChange}
        refused={refused}
        type={field === 'closesOn' ? 'date' : 'text'}
        hint={
          field === 'closesOn' ? intl.formatMessage({ id: 'offer-list.closes-hint' }) : undefined
        }
      />
    );
  return (
    <NativeSelect
      label={label}
      value={value}
      options={[
        ...(isSilent
          ? [{ value: '', label: intl.formatMessage({ id: 'offer-list.said-nothing' }) }]
          : []),
        ...contractTypes.map((one) => ({
          value: one,
          label: intl.formatMessage({ id: `offer.contract.${one}` }),
        })),
      ]}
      onChange={onChange}
    />
  );
}
