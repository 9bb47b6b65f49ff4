import type { RedirectView } from '@parvis/contracts/redirects/views.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { DraftDialog } from '../drafts/draft-dialog.tsx';
import { useEntityForm } from '../drafts/use-entity-form.ts';
import { Field } from '../shell/field.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { redirectDraftSchema, statuses, toDraft, toRedirect } from './redirect-draft.ts';
import { redirectRequests } from './redirect-entity.ts';
import { RedirectWarnings } from './redirect-warnings.tsx';
import { useCheckedSave } from './use-checked-save.ts';

interface RedirectDialogProps {
  /** Undefined for a new one. */
  readonly redirect: RedirectView | undefined;
  readonly onClose: () => void;
}

/** The dialog that creates or edits a redirect. */
export function RedirectDialog({ redirect, onClose }: RedirectDialogProps) {
  const intl = useIntl();
  const { refused, ...dialog } = useEntityForm({
    list: 'redirects',
    place: {},
    requests: redirectRequests,
    item: redirect,
    schema: redirectDraftSchema,
    draftOf: toDraft,
    bodyOf: toRedirect,
    nameOf: ({ from }) => from,
    onClose,
  });
  const { draft, change } = dialog.form;
  const { warnings, save } = useCheckedSave(redirect, draft, dialog.form.save);
  return (
    <DraftDialog
      title={intl.formatMessage({ id: redirect ? 'redirects.edit' : 'redirects.create' })}
      {...dialog}
      form={{ ...dialog.form, save }}
    >
      <Field
        autoFocus
        label={intl.formatMessage({ id: 'redirects.from' })}
        hint={intl.formatMessage({ id: 'redirects.from-hint' })}
        value={draft.from}
        onChange={(from) => change({ from })}
        refused={refused.get('from')}
        required
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
          required
        />
      )}
      {warnings.length > 0 && (
        <div role="alert" className="note">
          <RedirectWarnings warnings={warnings} />
          <FormattedMessage id="redirects.save-anyway" />
        </div>
      )}
    </DraftDialog>
  );
}
