import type { SynonymRule } from '@parvis/contracts/careers/synonyms.ts';
import { ArrowLeftRight, ArrowRight } from 'lucide-react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditButton } from '../lists/edit-button.tsx';
import { meaningOf } from './rule-draft.ts';
import styles from './synonyms.module.css';

/** A rule and its place in the whole list. */
export interface PlacedRule {
  readonly rule: SynonymRule;
  readonly place: number;
}

interface RuleListProps {
  readonly rules: readonly PlacedRule[];
  readonly readOnly: boolean;
  readonly onEdit: (placed: PlacedRule) => void;
  readonly onDelete: (placed: PlacedRule) => void;
}

/** The rules of a language, each with the commands that change it. */
export function RuleList({ rules, readOnly, onEdit, onDelete }: RuleListProps) {
  const intl = useIntl();
  return (
    <ul className={styles.rules} aria-label={intl.formatMessage({ id: 'synonyms.title' })}>
      {rules.map((placed) => {
        const name = placed.rule.words[0] ?? '';
        return (
          <li key={placed.place}>
            <RuleWords rule={placed.rule} />
            {!readOnly && (
              <span className={styles.actions}>
                <EditButton name={name} onPress={() => onEdit(placed)} />
                <Button
                  className="button small"
                  aria-label={intl.formatMessage({ id: 'list.delete-of' }, { name })}
                  onPress={() => onDelete(placed)}
                >
                  <FormattedMessage id="list.delete" />
                </Button>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function RuleWords({ rule }: { readonly rule: SynonymRule }) {
  const intl = useIntl();
  const isBoth = rule.kind === 'both-way';
  const Arrow = isBoth ? ArrowLeftRight : ArrowRight;
  const label = intl.formatMessage({ id: `synonyms.kind.${rule.kind}` });
  return (
    <span className={styles.words} lang={rule.locale}>
      {isBoth ? null : `${rule.words.join(', ')} `}
      <span lang={intl.locale} title={label}>
        <Arrow size={14} aria-hidden />
        <span className="visually-hidden">{label}</span>
      </span>{' '}
      {(isBoth ? rule.words : meaningOf(rule)).join(', ')}
    </span>
  );
}
