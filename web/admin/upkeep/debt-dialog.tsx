import type { TranslationDebt } from '@parvis/contracts/content/upkeep-endpoints.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { Link } from '@tanstack/react-router';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangeList } from '../page-editor/change-list.tsx';
import { isUnchanged } from '../page-editor/chosen-parts.ts';
import { usePageCommand } from '../page-editor/use-page-command.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { alignTranslation } from './api/upkeep.ts';

interface DebtDialogProps {
  readonly content: ContentView;
  readonly debt: NonNullable<TranslationDebt['debt']>;
  readonly mayWrite: boolean;
  readonly onClose: () => void;
}

/** What changed in the original of a translation, and the button that says that it was followed. */
export function DebtDialog({ content, debt, mayWrite, onClose }: DebtDialogProps) {
  const intl = useIntl();
  const { run, busy } = usePageCommand(content.id);
  const { original, aligned, version, changes } = debt;
  const align = async () => {
    const done = () => ({ words: intl.formatMessage({ id: 'debt.aligned' }) });
    if (await run({ send: () => alignTranslation(content.id, version), done })) onClose();
  };
  return (
    <DialogFrame wide title={intl.formatMessage({ id: 'debt.title' })} onClose={onClose}>
      <p>
        <FormattedMessage
          id="debt.words"
          values={{ title: original.title, before: aligned, after: version }}
        />
      </p>
      {isUnchanged(changes) ? (
        <p>
          <FormattedMessage id="versions.same" />
        </p>
      ) : (
        <ChangeList item={original} changes={changes} />
      )}
      <Link
        className="link"
        to="/admin/content/$kind/$id/versions"
        params={{ kind: original.kind, id: original.id }}
        search={{ version, with: aligned }}
      >
        <FormattedMessage id="debt.versions" />
      </Link>
      <DialogActions>
        {mayWrite && (
          <Button className="button primary" isDisabled={busy} onPress={() => void align()}>
            <FormattedMessage id="debt.align" />
          </Button>
        )}
        <Button className="button" onPress={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
