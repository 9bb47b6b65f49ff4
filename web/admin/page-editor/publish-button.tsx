import type { ContentView } from '@parvis/contracts/content/views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { publishPage } from './api/page-commands.ts';
import { rehearsePublication } from './api/rehearse-publication.ts';
import { affectsOtherAddresses } from './effect-list.tsx';
import { PublicationDialog } from './publication-dialog.tsx';
import { UnarchiveButton } from './unarchive-button.tsx';
import type { RunPageCommand } from './use-page-command.ts';

interface PublishButtonProps {
  readonly content: ContentView;
  /** True while there is unsaved work, which publishing would not include. */
  readonly dirty: boolean;
  readonly busy: boolean;
  readonly run: RunPageCommand;
}

/**
 * Publishes the page or its pending changes, or restores it from the archive; hidden when visitors
 * already see the latest revision. It asks for confirmation when that changes other addresses,
 * redirects or menus, or breaks links.
 */
export function PublishButton(props: PublishButtonProps) {
  const { content, busy, run } = props;
  if (content.status === 'archived')
    return <UnarchiveButton content={content} busy={busy} run={run} />;
  return content.status === 'published' && !content.pending ? null : <Publishing {...props} />;
}

function Publishing({ content, dirty, busy, run }: PublishButtonProps) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [rehearsing, setRehearsing] = useState(false);
  const publish = () =>
    run({
      send: () => publishPage(content),
      done: ({ url }) => ({
        words: intl.formatMessage({ id: 'publish.done' }, { kind: content.kind, url }),
      }),
    });
  const rehearse = async () => {
    setRehearsing(true);
    // An error of the rehearsal will be reported by the publication itself.
    const effects = await queryClient
      .fetchQuery(rehearsePublication(content.id, 'publish'))
      .catch(() => undefined);
    setRehearsing(false);
    if (effects && affectsOtherAddresses(effects)) setAsking(true);
    else await publish();
  };
  return (
    <>
      <Button
        className="button publish"
        isDisabled={dirty || busy || rehearsing}
        onPress={() => void rehearse()}
      >
        <FormattedMessage
          id={content.status === 'published' ? 'publish.waiting' : 'publish.page'}
        />
      </Button>
      {asking && (
        <PublicationDialog
          content={content}
          action="publish"
          onConfirm={() => {
            setAsking(false);
            void publish();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
