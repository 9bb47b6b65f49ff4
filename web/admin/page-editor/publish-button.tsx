import type { ContentView } from '@parvis/contracts/content/views.ts';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { publishPage } from './api/page-commands.ts';
import { UnarchiveButton } from './unarchive-button.tsx';
import type { RunPageCommand } from './use-page-command.ts';

interface PublishButtonProps {
  readonly content: ContentView;
  /** True while there is unsaved work, which publishing would not include. */
  readonly dirty: boolean;
  readonly busy: boolean;
  readonly run: RunPageCommand;
}

/** Publishes the page or its pending changes, or brings it back from the archive; hidden when visitors already see the latest. */
export function PublishButton({ content, dirty, busy, run }: PublishButtonProps) {
  const intl = useIntl();
  if (content.status === 'archived')
    return <UnarchiveButton content={content} busy={busy} run={run} />;
  const online = content.status === 'published';
  if (online && !content.pending) return null;
  return (
    <Button
      className="button publish"
      isDisabled={dirty || busy}
      onPress={() =>
        void run({
          send: () => publishPage(content),
          done: ({ url }) => ({ words: intl.formatMessage({ id: 'publish.done' }, { url }) }),
        })
      }
    >
      <FormattedMessage id={online ? 'publish.waiting' : 'publish.page'} />
    </Button>
  );
}
