import type { SynonymRule } from '@parvis/contracts/careers/synonyms.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { Field } from '../shell/field.tsx';
import { LocaleSelect } from '../shell/locale-select.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { faultsIn, type RuleDraft, type RuleFaults, toRule } from './rule-draft.ts';

const kinds = ['both-way', 'one-way'] as const;

interface RuleDialogProps {
  readonly title: string;
  readonly draft: RuleDraft;
  /** Changes the list; the list is saved as a whole. */
  readonly onApply: (rule: SynonymRule) => void;
  readonly onClose: () => void;
}

/** The dialog that edits one rule of the list. */
export function RuleDialog({ title, onApply, onClose, ...initial }: RuleDialogProps) {
  const [draft, setDraft] = useState(initial.draft);
  const [faults, setFaults] = useState<RuleFaults>({});
  const change = (changed: Partial<RuleDraft>) => setDraft({ ...draft, ...changed });
  const apply = () => {
    const found = faultsIn(draft);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    onApply(toRule(draft));
    onClose();
  };
  return (
    <DialogFrame title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <RuleFields draft={draft} faults={faults} onChange={change} />
        <DialogActions>
          <Button className="button" onPress={onClose}>
            <FormattedMessage id="action.cancel" />
          </Button>
          <Button className="button primary" type="submit">
            <FormattedMessage id="synonyms.apply" />
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}

interface RuleFieldsProps {
  readonly draft: RuleDraft;
  readonly faults: RuleFaults;
  readonly onChange: (changed: Partial<RuleDraft>) => void;
}

function RuleFields({ draft, faults, onChange }: RuleFieldsProps) {
  const intl = useIntl();
  const words = (id: string | undefined) => id && intl.formatMessage({ id });
  return (
    <>
      <LocaleSelect value={draft.locale} onChange={(locale) => onChange({ locale })} />
      <NativeSelect
        label={intl.formatMessage({ id: 'synonyms.kind' })}
        value={draft.kind}
        options={kinds.map((value) => ({
          value,
          label: intl.formatMessage({ id: `synonyms.kind.${value}` }),
        }))}
        onChange={(kind) => onChange({ kind })}
      />
      <Field
        autoFocus
        label={intl.formatMessage({ id: `synonyms.words.${draft.kind}` })}
        hint={intl.formatMessage({ id: 'synonyms.words-hint' })}
        value={draft.words}
        onChange={(typed) => onChange({ words: typed })}
        refused={words(faults.words)}
        required
        rows={2}
      />
      {draft.kind === 'one-way' && (
        <Field
          label={intl.formatMessage({ id: 'synonyms.means' })}
          hint={intl.formatMessage({ id: 'synonyms.words-hint' })}
          value={draft.means}
          onChange={(means) => onChange({ means })}
          refused={words(faults.means)}
          required
          rows={2}
        />
      )}
    </>
  );
}
