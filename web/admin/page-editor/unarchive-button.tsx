import type { ContentView } from '@parvis/contracts/content/views.ts';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { unarchivePage } from './api/page-commands.ts';
import type { RunPageCommand } from './use-page-command.ts';

interface UnarchiveButtonProps {
  readonly content: ContentView;
  readonly busy: boolean;
  readonly run: RunPageCommand;
}

/** Restores an archived page, unpublished; replaces the publish button. */
export function UnarchiveButton({ content, busy, run }: UnarchiveButtonProps) {
  const intl = useIntl();
  const words = intl.formatMessage({ id: 'publish.unarchived' }, { kind: content.kind });
  return (
    <Button
      className="button publish"
      isDisabled={busy}
      onPress={() => void run({ send: () => unarchivePage(content), done: () => ({ words }) })}
    >
      <FormattedMessage id="publish.unarchive" />
    </Button>
  );
}
