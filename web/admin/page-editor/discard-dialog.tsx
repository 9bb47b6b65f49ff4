import type { ItemParts } from '@parvis/contracts/content/commands.ts';
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
import { chosenParts, isNothing, isUnchanged } from './chosen-parts.ts';
import type { Part } from './part.ts';

interface DiscardDialogProps {
  readonly content: ContentView;
  /** The number of parts with unsaved text. */
  readonly unsaved: number;
  /** @param only the parts to discard; undefined for all */
  readonly onDiscard: (effects: PublicationEffects, only: ItemParts | undefined) => void;
  readonly onCancel: () => void;
}

/** Shows what differs from what visitors see, part by part, before it is discarded. */
export function DiscardDialog({ content, unsaved, onDiscard, onCancel }: DiscardDialogProps) {
  const intl = useIntl();
  const [leftOut, setLeftOut] = useState<ReadonlySet<Part>>(new Set());
  const { data, error, isFetching } = useQuery(rehearsePublication(content.id, 'publish'));
  // What was shown at an earlier opening is not what would be discarded now.
  const effects = isFetching ? undefined : data;
  const only = effects && chosenParts(effects.changes, leftOut);
  return (
    <DialogFrame title={intl.formatMessage({ id: 'discard.title' })} onClose={onCancel}>
      <p>
        <FormattedMessage id="discard.words" values={{ kind: content.kind }} />
      </p>
      {unsaved > 0 && (
        <p className="note">
          <FormattedMessage id="discard.unsaved" values={{ count: unsaved }} />
        </p>
      )}
      {error && (
        <p role="alert" className="refused">
          {failureMessage(intl, error)}
        </p>
      )}
      {effects ? (
        <ChangeList
          item={content}
          changes={effects.changes}
          leftOut={leftOut}
          onLeaveOut={setLeftOut}
        />
      ) : (
        !error && <Loading />
      )}
      <DialogActions>
        <Button className="button" autoFocus onPress={onCancel}>
          <FormattedMessage id="action.cancel" />
        </Button>
        <Button
          className="button danger"
          isDisabled={
            effects === undefined ||
            isNothing(only) ||
            (unsaved === 0 && isUnchanged(effects.changes))
          }
          onPress={() => effects && onDiscard(effects, only)}
        >
          <FormattedMessage id={leftOut.size === 0 ? 'discard.all' : 'discard.parts'} />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
