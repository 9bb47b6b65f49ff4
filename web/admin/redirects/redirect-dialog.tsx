import type { RedirectView } from '@parvis/contracts/redirects/views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { DraftForm } from '../drafts/draft-form.tsx';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { DialogFrame } from '../shell/dialog-frame.tsx';
import { Field } from '../shell/field.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { useNotify } from '../shell/notices.tsx';
import { createRedirect, readRedirect, saveRedirect } from './api/redirects.ts';
import { draftOf, redirectDraftSchema, redirectOf, statuses } from './redirect-draft.ts';

interface RedirectDialogProps {
  /** Undefined for a new one. */
  readonly redirect: RedirectView | undefined;
  readonly onClose: () => void;
}

/** The dialog in which a redirect is made or edited. */
export function RedirectDialog({ redirect, onClose }: RedirectDialogProps) {
  const intl = useIntl();
  const { saved, form } = useRedirectForm(redirect, onClose);
  const { draft, state, change, discard } = form;
  const refused = state.kind === 'refused' ? state.fields : new Map<string, string>();
  return (
    <DialogFrame
      title={intl.formatMessage({ id: redirect ? 'redirects.edit' : 'redirects.create' })}
      onClose={onClose}
    >
      <DraftForm
        form={form}
        saved={saved}
        actions={
          <Button
            className="button"
            onPress={() => {
              discard();
              onClose();
            }}
          >
            <FormattedMessage id="action.cancel" />
          </Button>
        }
      >
        <Field
          autoFocus
          label={intl.formatMessage({ id: 'redirects.from' })}
          hint={intl.formatMessage({ id: 'redirects.from-hint' })}
          value={draft.from}
          onChange={(from) => change({ from })}
          refused={refused.get('from')}
        />
        <NativeSelect
          label={intl.formatMessage({ id: 'redirects.status' })}
          value={draft.status}
          options={statuses.map((value) => ({
            value,
            label: intl.formatMessage({ id: `redirects.status-${value}` }),
          }))}
          onChange={(status) => change({ status })}
        />
        {draft.status !== '410' && (
          <Field
            label={intl.formatMessage({ id: 'redirects.to' })}
            hint={intl.formatMessage({ id: 'redirects.to-hint' })}
            value={draft.to}
            onChange={(to) => change({ to })}
            refused={refused.get('target/to')}
          />
        )}
      </DraftForm>
    </DialogFrame>
  );
}

function useRedirectForm(redirect: RedirectView | undefined, onClose: () => void) {
  const intl = useIntl();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(redirect);
  const form = useFormDraft({
    name: `redirect.${redirect?.id ?? 'new'}`,
    schema: redirectDraftSchema,
    saved,
    draftOf,
    send: (draft, revision, commandId) =>
      redirect
        ? saveRedirect(redirect.id, redirectOf(draft), revision)
        : createRedirect(redirectOf(draft), commandId),
    readNewest: () => readRedirect(redirect?.id ?? ''),
    onSaved: ({ from }) => {
      void queryClient.invalidateQueries({ queryKey: ['redirects'] });
      notify({ words: intl.formatMessage({ id: 'list.saved' }, { name: from }) });
      onClose();
    },
    onTaken: setSaved,
  });
  return { saved, form };
}
