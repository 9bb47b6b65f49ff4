import type { VersionView } from '@parvis/contracts/content/version-endpoints.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangeList } from '../page-editor/change-list.tsx';
import { chosenParts, isNothing, isUnchanged } from '../page-editor/chosen-parts.ts';
import type { Part } from '../page-editor/part.ts';
import { usePageCommand } from '../page-editor/use-page-command.ts';
import { useRestoreVersion } from '../page-editor/use-restore-version.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { compareVersions, shownDraft } from './compare-versions.ts';

interface RestoreVersionDialogProps {
  readonly content: ContentView;
  readonly version: VersionView;
  readonly onClose: () => void;
}

/** Shows how the draft will differ, part by part, before it becomes a version again. */
export function RestoreVersionDialog({ content, version, onClose }: RestoreVersionDialogProps) {
  const intl = useIntl();
  const [leftOut, setLeftOut] = useState<ReadonlySet<Part>>(new Set());
  const { run } = usePageCommand(content.id);
  const restore = useRestoreVersion(content, run);
  const changes = compareVersions(shownDraft(content), version);
  const only = chosenParts(changes, leftOut);
  const { number, header, modules } = version;
  const pins = modules.map(({ id, revision }) => ({ id, revision }));
  return (
    <DialogFrame
      title={intl.formatMessage({ id: 'versions.restore-title' }, { number })}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          id={isUnchanged(changes) ? 'versions.same-as-draft' : 'versions.restore-words'}
        />
      </p>
      <ChangeList item={content} changes={changes} leftOut={leftOut} onLeaveOut={setLeftOut} />
      <DialogActions>
        <Button
          className="button primary"
          autoFocus
          isDisabled={isUnchanged(changes) || isNothing(only)}
          onPress={() => {
            onClose();
            void restore({ version: { header, modules: pins }, only, done: 'versions.restored' });
          }}
        >
          <FormattedMessage id={leftOut.size === 0 ? 'restore.confirm' : 'versions.parts'} />
        </Button>
        <Button className="button" onPress={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
