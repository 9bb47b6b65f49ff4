import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import { Field } from '../shell/field.tsx';
import { inLanguage } from '../shell/in-language.ts';
import styles from './site-settings.module.css';

interface FieldInLanguagesProps {
  readonly label: string;
  readonly value: Readonly<Record<Locale, string>>;
  readonly onChange: (value: Readonly<Record<Locale, string>>) => void;
  /** The server's validation messages, by path. */
  readonly refused: ReadonlyMap<string, string>;
  /** The prefix of its paths: `lists/news/title`. */
  readonly path: string;
  readonly readOnly: boolean;
  readonly required?: boolean;
  readonly rows?: number;
}

/** A text in each language, side by side if there is room. */
export function FieldInLanguages(props: FieldInLanguagesProps) {
  const { label, value, onChange, refused, path, readOnly, required = false, rows } = props;
  const intl = useIntl();
  return (
    <div className={styles.both}>
      {locales.map((locale) => (
        <Field
          key={locale}
          label={inLanguage(intl, 'settings.in', locale, { label })}
          value={value[locale]}
          onChange={(text) => onChange({ ...value, [locale]: text })}
          refused={refused.get(`${path}/${locale}`)}
          readOnly={readOnly}
          required={required}
          {...(rows !== undefined && { rows })}
        />
      ))}
    </div>
  );
}
