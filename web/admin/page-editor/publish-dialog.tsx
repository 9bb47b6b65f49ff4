import type { PublishedParts } from '@parvis/contracts/content/commands.ts';
import type { PublicationEffects } from '@parvis/contracts/content/publication-endpoints.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { Loading } from '../shell/frame.tsx';
import { rehearsePublication } from './api/rehearse-publication.ts';
import { ChangeList } from './change-list.tsx';
import { EffectList } from './effect-list.tsx';
import type { Part } from './part.ts';

interface PublishDialogProps {
  readonly content: ContentView;
  /** @param only the parts to publish; undefined for all */
  readonly onPublish: (effects: PublicationEffects, only: PublishedParts | undefined) => void;
  readonly onCancel: () => void;
}

/** Shows what visitors will see differently, here and elsewhere, before it is published. */
export function PublishDialog({ content, onPublish, onCancel }: PublishDialogProps) {
  const intl = useIntl();
  const [kept, setKept] = useState<ReadonlySet<Part>>(new Set());
  const rehearsal = useQuery(rehearsePublication(content.id, 'publish'));
  const { error } = rehearsal;
  // What was shown at an earlier opening is not what would be published now.
  const data = rehearsal.isFetching ? undefined : rehearsal.data;
  const only = data && publishedParts(data, kept);
  return (
    <DialogFrame
      title={intl.formatMessage({ id: 'page-menu.publish' }, { kind: content.kind })}
      onClose={onCancel}
    >
      {error && (
        <p role="alert" className="refused">
          {failureMessage(intl, error)}
        </p>
      )}
      {data ? (
        <>
          {isEmpty(data) && <FormattedMessage id="visitors.newest" />}
          {content.status === 'published' && (
            <ChangeList item={content} changes={data.changes} kept={kept} onKeep={setKept} />
          )}
          <EffectList effects={data} />
        </>
      ) : (
        !error && <Loading />
      )}
      <DialogActions>
        <Button
          key={String(data === undefined)}
          className="button publish"
          autoFocus
          isDisabled={data === undefined || isEmpty(data) || isNothing(only)}
          onPress={() => data && onPublish(data, only)}
        >
          <FormattedMessage id={kept.size === 0 ? 'publish.page' : 'publication.parts'} />
        </Button>
        <Button className="button" onPress={onCancel}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

function isEmpty({ changes: { header, modules } }: PublicationEffects): boolean {
  return header === null && modules.length === 0;
}

function publishedParts(
  { changes: { header, modules } }: PublicationEffects,
  kept: ReadonlySet<Part>,
): PublishedParts | undefined {
  if (kept.size === 0) return undefined;
  const chosen = modules.filter(({ id, change }) => change !== 'moved' && !kept.has(id));
  return { header: header !== null && !kept.has('header'), modules: chosen.map(({ id }) => id) };
}

function isNothing(only: PublishedParts | undefined): boolean {
  return only !== undefined && !only.header && only.modules.length === 0;
}
