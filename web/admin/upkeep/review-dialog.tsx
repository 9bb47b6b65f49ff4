import type { ReviewView } from '@parvis/contracts/content/upkeep-endpoints.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageCommand } from '../page-editor/use-page-command.ts';
import { failureMessage } from '../requests/failure-message.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { Field } from '../shell/field.tsx';
import { Loading } from '../shell/frame.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { assignReview, readReview } from './api/upkeep.ts';

interface ReviewDialogProps {
  readonly content: ContentView;
  readonly onClose: () => void;
}

/** Who keeps an item current, and when it is to be read again. */
export function ReviewDialog({ content, onClose }: ReviewDialogProps) {
  const intl = useIntl();
  const { data, error } = useQuery({ ...readReview(content.id), refetchOnWindowFocus: false });
  return (
    <DialogFrame title={intl.formatMessage({ id: 'review.title' })} onClose={onClose}>
      <p>
        <FormattedMessage id="review.words" />
      </p>
      {error && <p role="alert">{failureMessage(intl, error)}</p>}
      {data ? (
        <ReviewForm content={content} review={data} onClose={onClose} />
      ) : (
        !error && <Loading />
      )}
    </DialogFrame>
  );
}

function ReviewForm({ content, review, onClose }: ReviewDialogProps & { review: ReviewView }) {
  const intl = useIntl();
  const { run, busy } = usePageCommand(content.id);
  const [owner, setOwner] = useState(review.owner?.id ?? '');
  const [reviewOn, setReviewOn] = useState(review.reviewOn ?? '');
  const save = async () => {
    const both = {
      owner: owner === '' ? null : owner,
      reviewOn: reviewOn === '' ? null : reviewOn,
    };
    const done = () => ({ words: intl.formatMessage({ id: 'review.saved' }) });
    if (await run({ send: () => assignReview(content.id, both), done })) onClose();
  };
  return (
    <>
      <NativeSelect
        label={intl.formatMessage({ id: 'review.owner' })}
        value={owner}
        options={[
          { value: '', label: intl.formatMessage({ id: 'review.nobody' }) },
          ...ownersOf(review).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={setOwner}
      />
      <Field
        label={intl.formatMessage({ id: 'review.day' })}
        type="date"
        value={reviewOn}
        onChange={setReviewOn}
      />
      <DialogActions>
        <Button className="button primary" isDisabled={busy} onPress={() => void save()}>
          <FormattedMessage id="review.save" />
        </Button>
        <Button className="button" onPress={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </>
  );
}

/** Returns who can be the owner, and who is. */
function ownersOf({ owner, editors }: ReviewView): ReviewView['editors'] {
  const isListed = owner === null || editors.some(({ id }) => id === owner.id);
  return isListed ? editors : [owner, ...editors];
}
