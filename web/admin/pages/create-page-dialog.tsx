import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { defaultLocale, type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { newCommandId } from '../requests/command-id.ts';
import { failureMessage } from '../requests/failure-message.ts';
import { RequestRefused, refusedFields } from '../requests/failures.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { Field } from '../shell/field.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { createPage } from './api/create-page.ts';
import { PagePicker } from './page-picker.tsx';
import { proposeSlug } from './propose-slug.ts';

interface CreatePageDialogProps {
  readonly locale: Locale | undefined;
  readonly onClose: () => void;
}

/** The dialog that creates an unpublished page: title, address, language and parent. */
export function CreatePageDialog({ locale: first, onClose }: CreatePageDialogProps) {
  const intl = useIntl();
  const [draft, setDraft] = useState<PageDraft>({ title: '', locale: first ?? defaultLocale });
  const { send, sending, refused, failure } = useCreatePage(draft);
  const change = (changed: Partial<PageDraft>) => setDraft({ ...draft, ...changed });
  return (
    <DialogFrame title={intl.formatMessage({ id: 'pages.create' })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field
          autoFocus
          label={intl.formatMessage({ id: 'header.title' })}
          value={draft.title}
          onChange={(title) => change({ title })}
          refused={refused.get('title')}
        />
        <Field
          label={intl.formatMessage({ id: 'header.slug' })}
          value={slugOf(draft)}
          onChange={(slug) => change({ slug })}
          refused={refused.get('slug')}
          hint={intl.formatMessage({ id: 'header.slug-hint' })}
        />
        <NativeSelect
          label={intl.formatMessage({ id: 'filter.locale' })}
          value={draft.locale}
          options={locales.map((value) => ({
            value,
            label: intl.formatMessage({ id: `locale.${value}` }),
          }))}
          onChange={(locale) => change({ locale, parent: undefined })}
        />
        <PagePicker
          key={draft.locale}
          label={intl.formatMessage({ id: 'header.parent' })}
          locale={draft.locale}
          chosen={draft.parent}
          onChoose={(parent) => change({ parent })}
          refused={refused.get('parentId')}
        />
        {failure !== undefined && (
          <p role="alert" className="refused">
            {failure}
          </p>
        )}
        <CreateActions sending={sending} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}

function CreateActions({ sending, onCancel }: { sending: boolean; onCancel: () => void }) {
  return (
    <DialogActions>
      <Button type="submit" className="button primary" isDisabled={sending}>
        <FormattedMessage id="pages.create-submit" />
      </Button>
      <Button className="button" onPress={onCancel}>
        <FormattedMessage id="action.cancel" />
      </Button>
    </DialogActions>
  );
}

interface PageDraft {
  readonly title: string;
  readonly locale: Locale;
  /** Derived from the title until it is edited. */
  readonly slug?: string | undefined;
  readonly parent?: { readonly id: string; readonly title: string } | undefined;
}

function slugOf(draft: PageDraft): string {
  return draft.slug ?? proposeSlug(draft.title);
}

/**
 * Returns a function that creates the page; retries reuse the command id, so that they create no second
 * page.
 */
function useCreatePage(draft: PageDraft) {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [commandId, setCommandId] = useState(newCommandId);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>();
  const problem = error instanceof RequestRefused ? error.problem : undefined;
  const refused = problem ? refusedFields(problem) : new Map<string, string>();
  const send = async () => {
    setSending(true);
    try {
      const parentId = draft.parent && contentIdSchema.parse(draft.parent.id);
      const { title, locale } = draft;
      const page = await createPage({ title, locale, slug: slugOf(draft), parentId }, commandId);
      void queryClient.invalidateQueries({ queryKey: ['pages'] });
      await navigate({ to: '/admin/pages/$id', params: { id: page.id } });
    } catch (cause) {
      setError(cause);
      if (cause instanceof RequestRefused) setCommandId(newCommandId());
    } finally {
      setSending(false);
    }
  };
  const failure = error === undefined || refused.size > 0 ? undefined : failureMessage(intl, error);
  return { send, sending, refused, failure };
}
