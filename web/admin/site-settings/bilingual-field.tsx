import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import { Field } from '../shell/field.tsx';
import styles from './site-settings.module.css';

/** A text in each language. */
export type BilingualText = Readonly<Record<Locale, string>>;

interface InBothLanguagesProps {
  readonly label: string;
  readonly value: BilingualText;
  readonly onChange: (value: BilingualText) => void;
  /** The server's validation messages, by path. */
  readonly refused: ReadonlyMap<string, string>;
  /** The prefix of its paths: `lists/news/title`. */
  readonly path: string;
  readonly readOnly: boolean;
  readonly rows?: number;
}

/** A text in French and in English, side by side if there is room. */
export function BilingualField(props: InBothLanguagesProps) {
  const { label, value, onChange, refused, path, readOnly, rows } = props;
  const intl = useIntl();
  return (
    <div className={styles.both}>
      {locales.map((locale) => (
        <Field
          key={locale}
          label={intl.formatMessage({ id: `settings.in-${locale}` }, { label })}
          value={value[locale]}
          onChange={(text) => onChange({ ...value, [locale]: text })}
          refused={refused.get(`${path}/${locale}`)}
          readOnly={readOnly}
          {...(rows !== undefined && { rows })}
        />
      ))}
    </div>
  );
}
