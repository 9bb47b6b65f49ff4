import type { SynonymRule } from '@parvis/contracts/careers/synonyms.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { SynonymsView } from '@parvis/contracts/synonyms/endpoints.ts';
import { synonymListSchema } from '@parvis/contracts/synonyms/synonym-list.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DraftForm } from '../drafts/draft-form.tsx';
import { useSingletonForm } from '../drafts/use-singleton-form.ts';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { useCanWrite } from '../shell/session.ts';
import { readSynonyms, saveSynonyms } from './api/synonyms.ts';
import { MissedSearches } from './missed-searches.tsx';
import { PreviewSearch } from './preview-search.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { draftOfRule, type RuleDraft } from './rule-draft.ts';
import { RulesPart } from './rules-part.tsx';

/** The rule that is edited, and its place in the list; a new one has none. */
interface Editing {
  readonly place: number | undefined;
  readonly draft: RuleDraft;
}

/** The list, the searches to try with it, and those that found nothing. */
export function SynonymsEditor({ saved }: { readonly saved: SynonymsView }) {
  const { language } = useInterfaceLanguage();
  const { locale = language, q = '' } = useSearch({ from: '/admin/synonyms' });
  const navigate = useNavigate({ from: '/admin/synonyms' });
  const mayWrite = useCanWrite();
  const form = useSingletonForm({
    name: 'synonyms',
    query: readSynonyms,
    schema: synonymListSchema,
    saved,
    draftOf: (view) => synonymListSchema.parse(view),
    send: saveSynonyms,
  });
  const [editing, setEditing] = useState<Editing>();
  const { rules } = form.draft;
  const show = (shown: { readonly locale?: Locale; readonly q?: string | undefined }) =>
    void navigate({ search: (now) => ({ ...now, ...shown }), replace: true });
  const begin = (words: string, of: Locale) =>
    setEditing({ place: undefined, draft: { locale: of, kind: 'both-way', words, means: '' } });
  return (
    <>
      <DraftForm
        form={form}
        saved={saved.revision === 0 ? undefined : saved}
        readOnly={mayWrite ? undefined : <FormattedMessage id="synonyms.read-only" />}
      >
        <RulesPart
          rules={rules}
          shown={{ locale, q }}
          readOnly={!mayWrite}
          onShow={show}
          onCreate={() => begin('', locale)}
          onEdit={({ rule, place }) => setEditing({ place, draft: draftOfRule(rule) })}
          onDelete={({ place }) => form.change({ rules: rules.toSpliced(place, 1) })}
        />
      </DraftForm>
      <PreviewSearch draft={form.draft} locale={locale} />
      <MissedSearches
        onChoose={mayWrite ? (missed) => begin(missed.words, missed.locale) : undefined}
      />
      {editing && (
        <EditedRule
          editing={editing}
          onClose={() => setEditing(undefined)}
          onApply={(rule) => {
            const at = editing.place;
            form.change({ rules: at === undefined ? [rule, ...rules] : rules.with(at, rule) });
            show({ locale: rule.locale, ...(at === undefined && { q: undefined }) });
          }}
        />
      )}
    </>
  );
}

interface EditedRuleProps {
  readonly editing: Editing;
  readonly onApply: (rule: SynonymRule) => void;
  readonly onClose: () => void;
}

function EditedRule({ editing: { place, draft }, onApply, onClose }: EditedRuleProps) {
  const intl = useIntl();
  const title = intl.formatMessage({
    id: place === undefined ? 'synonyms.create' : 'synonyms.edit',
  });
  return <RuleDialog title={title} draft={draft} onApply={onApply} onClose={onClose} />;
}
