import type { RedirectView } from '@parvis/contracts/redirects/views.ts';
import { useIntl } from 'react-intl';
import { DraftDialog } from '../drafts/draft-dialog.tsx';
import { useDialogForm } from '../drafts/use-dialog-form.ts';
import { Field } from '../shell/field.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { createRedirect, readRedirect, saveRedirect } from './api/redirects.ts';
import { redirectDraftSchema, statuses, toDraft, toRedirect } from './redirect-draft.ts';

interface RedirectDialogProps {
  /** Undefined for a new one. */
  readonly redirect: RedirectView | undefined;
  readonly onClose: () => void;
}

/** The dialog that creates or edits a redirect. */
export function RedirectDialog({ redirect, onClose }: RedirectDialogProps) {
  const intl = useIntl();
  const id = redirect?.id ?? 'new';
  const { saved, form, refused } = useDialogForm({
    list: 'redirects',
    item: redirect,
    id,
    schema: redirectDraftSchema,
    draftOf: toDraft,
    create: (draft, commandId) => createRedirect(toRedirect(draft), commandId),
    save: (draft, revision) => saveRedirect(id, toRedirect(draft), revision),
    read: () => readRedirect(id),
    nameOf: ({ from }) => from,
    onClose,
  });
  const { draft, change } = form;
  return (
    <DraftDialog
      title={intl.formatMessage({ id: redirect ? 'redirects.edit' : 'redirects.create' })}
      form={form}
      saved={saved}
      onClose={onClose}
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
    </DraftDialog>
  );
}
