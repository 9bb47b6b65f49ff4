import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { FoundWork } from '../drafts/found-work.tsx';
import { HeaderFields } from '../page-editor/header-fields.tsx';
import type { PartData } from '../page-editor/part.ts';
import { newCommandId } from '../requests/command-id.ts';
import { failureMessage } from '../requests/failure-message.ts';
import { RequestRefused, refusedFields } from '../requests/failures.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { LocaleSelect } from '../shell/locale-select.tsx';
import { RequiredNote } from '../shell/required-note.tsx';
import { createContent } from './api/create-content.ts';
import { fieldsToCreate } from './content-draft.ts';
import { useNewContent } from './use-new-content.ts';

interface CreateContentDialogProps {
  readonly kind: ContentKind;
  readonly locale: Locale | undefined;
  readonly onClose: () => void;
}

/**
 * The dialog that creates an unpublished item: its language, and the required fields of its kind.
 * Cancel discards what was typed, closing it in any other way keeps it.
 */
export function CreateContentDialog({ kind, locale: first, onClose }: CreateContentDialogProps) {
  const intl = useIntl();
  const { locale, header, change, changeLocale, discard, ...kept } = useNewContent(kind, first);
  const { send, sending, refused, failure } = useCreateContent(kind, locale, header, discard);
  return (
    <DialogFrame title={intl.formatMessage({ id: `contents.create.${kind}` })} onClose={onClose}>
      <FoundWork {...kept} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <RequiredNote />
        <HeaderFields
          fields={fieldsToCreate(kind, header)}
          data={header}
          onChange={change}
          refused={refused}
          readOnly={false}
          locale={locale}
        />
        <LocaleSelect value={locale} onChange={changeLocale} />
        {failure !== undefined && (
          <p role="alert" className="refused">
            {failure}
          </p>
        )}
        <CreateActions
          kind={kind}
          sending={sending}
          onCancel={() => {
            discard();
            onClose();
          }}
        />
      </form>
    </DialogFrame>
  );
}

interface CreateActionsProps {
  readonly kind: ContentKind;
  readonly sending: boolean;
  readonly onCancel: () => void;
}

function CreateActions({ kind, sending, onCancel }: CreateActionsProps) {
  return (
    <DialogActions>
      <Button type="submit" className="button primary" isDisabled={sending}>
        <FormattedMessage id={`contents.submit.${kind}`} />
      </Button>
      <Button className="button" onPress={onCancel}>
        <FormattedMessage id="action.cancel" />
      </Button>
    </DialogActions>
  );
}

/**
 * Returns a function that creates the item; retries reuse the command id, so that they create no
 * second one.
 */
function useCreateContent(
  kind: ContentKind,
  locale: Locale,
  header: PartData,
  onCreated: () => void,
) {
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
      const { id } = await createContent(kind, locale, header, commandId);
      onCreated();
      void queryClient.invalidateQueries({ queryKey: ['contents'] });
      await navigate({ to: '/admin/content/$kind/$id/edit', params: { kind, id } });
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
