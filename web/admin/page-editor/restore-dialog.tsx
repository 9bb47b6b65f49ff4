import type { EditedContent } from '@parvis/contracts/content/kind-views.ts';
import { titleOfModule } from '@parvis/contracts/content/modules/words.ts';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { Moment } from '../shell/moment.tsx';
import { type Part, type PartData, savedPart } from './part.ts';
import type { UnsavedWork } from './unsaved-work.ts';

interface RestoreDialogProps {
  readonly found: UnsavedWork;
  readonly content: EditedContent;
  readonly onSettle: (restore: boolean) => void;
}

/** Offers to restore or delete unsaved work from an earlier visit. */
export function RestoreDialog({ found, content, onSettle }: RestoreDialogProps) {
  const intl = useIntl();
  const parts = [...found.copies];
  const overtaken = parts.some(
    ([part, copy]) => (savedPart(content, part)?.revision ?? copy.revision) > copy.revision,
  );
  return (
    <DialogFrame
      role="alertdialog"
      title={intl.formatMessage({ id: 'autosave.title' })}
      onClose={() => onSettle(true)}
    >
      <p>
        <FormattedMessage id="autosave.words" values={{ at: <Moment at={found.at} /> }} />
      </p>
      <ul>
        {parts.map(([part, copy]) => (
          <li key={part}>
            {part === 'header'
              ? intl.formatMessage({ id: 'header.part' }, { kind: content.kind })
              : titleOf(content, part, copy.data) || intl.formatMessage({ id: 'modules.empty' })}
          </li>
        ))}
      </ul>
      {overtaken && (
        <p className="note">
          <FormattedMessage id="autosave.overtaken" />
        </p>
      )}
      <DialogActions>
        <Button className="button primary" onPress={() => onSettle(true)}>
          <FormattedMessage id="autosave.restore" />
        </Button>
        <Button className="button danger" onPress={() => onSettle(false)}>
          <FormattedMessage id="autosave.delete" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

function titleOf({ modules }: EditedContent, part: Part, data: PartData): string {
  const module = modules.find(({ id }) => id === part);
  return module === undefined ? '' : titleOfModule({ type: module.type, data });
}
