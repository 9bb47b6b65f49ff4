import type { SynonymRule } from '@parvis/contracts/careers/synonyms.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { containsWords } from '../lists/contains-words.ts';
import lists from '../lists/lists.module.css';
import { Field } from '../shell/field.tsx';
import { LocaleSelect } from '../shell/locale-select.tsx';
import { meaningOf } from './rule-draft.ts';
import { type PlacedRule, RuleList } from './rule-list.tsx';
import styles from './synonyms.module.css';

interface RulesPartProps {
  readonly rules: readonly SynonymRule[];
  readonly shown: { readonly locale: Locale; readonly q: string };
  readonly readOnly: boolean;
  readonly onShow: (shown: { readonly locale?: Locale; readonly q?: string | undefined }) => void;
  readonly onCreate: () => void;
  readonly onEdit: (placed: PlacedRule) => void;
  readonly onDelete: (placed: PlacedRule) => void;
}

/** The rules of one language that contain the words to look for. */
export function RulesPart({ rules, shown, onShow, onCreate, ...list }: RulesPartProps) {
  const intl = useIntl();
  const { locale, q } = shown;
  const found = rules
    .map((rule, place) => ({ rule, place }))
    .filter(({ rule }) => rule.locale === locale && containsWords(writeRule(rule), q));
  return (
    <>
      <div className={styles.controls}>
        <LocaleSelect value={locale} onChange={(chosen) => onShow({ locale: chosen })} />
        <Field
          label={intl.formatMessage({ id: 'synonyms.search' })}
          value={q}
          onChange={(typed) => onShow({ q: typed || undefined })}
        />
        {!list.readOnly && (
          <Button className="button" onPress={onCreate}>
            <FormattedMessage id="synonyms.create" />
          </Button>
        )}
      </div>
      <p role="status" className={lists.count}>
        <FormattedMessage id="synonyms.count" values={{ count: found.length }} />
      </p>
      <RuleList rules={found} {...list} />
    </>
  );
}

function writeRule(rule: SynonymRule): string {
  return [...rule.words, ...meaningOf(rule)].join(' ');
}
