import { useState } from 'react';
import { useIntl } from 'react-intl';
import { waitFor } from 'xstate';
import { useLibraryUploads } from '../../../library/upload/uploads-provider.tsx';
import type { Upload, Uploads } from '../../../library/upload/use-uploads.ts';
import { failureMessage } from '../../../requests/failure-message.ts';
import { useNotify } from '../../../shell/notices.tsx';

/**
 * Adds pasted pictures to the media library, which goes on when the text is closed, and says how
 * many arrived. Returns those of this text, with their progress.
 */
export function usePastedPictures(): Uploads {
  const intl = useIntl();
  const notify = useNotify();
  const { all, add, clear } = useLibraryUploads();
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const say = async (added: readonly Upload[]) => {
    const outcomes = await Promise.all(added.map(outcomeOf));
    const arrived = outcomes.flatMap(({ media }) => media ?? []);
    const refusals = outcomes.flatMap(({ error, media }) => (media || !error ? [] : [error]));
    const [first] = arrived;
    if (first)
      notify({
        words: intl.formatMessage({ id: 'paste.added' }, { count: arrived.length }),
        detail: intl.formatMessage({ id: 'paste.pictures' }),
        action: {
          label: intl.formatMessage({ id: 'paste.open-library' }),
          run: () => window.open(addressOf(arrived.length === 1 ? first.id : undefined), '_blank'),
        },
      });
    if (refusals.length > 0)
      notify({
        words: intl.formatMessage({ id: 'paste.refused' }, { count: refusals.length }),
        detail: failureMessage(intl, refusals[0]),
        tone: 'failed',
      });
  };
  return {
    all: all.filter(({ id }) => own.has(id)),
    add: (files) => {
      const added = add(files);
      setOwn((known) => new Set([...known, ...added.map(({ id }) => id)]));
      void say(added);
      return added;
    },
    clear,
  };
}

/** What the library has already is used, without a question that would interrupt the writing. */
async function outcomeOf({ actor }: Upload) {
  const { unsubscribe } = actor.subscribe((state) => {
    if (state.matches('asking')) actor.send({ type: 'use' });
  });
  const over = await waitFor(actor, (state) => state.status === 'done' || state.matches('refused'));
  unsubscribe();
  return over.context;
}

/** Returns the address of an image of the library, or of its newest images. */
function addressOf(id: string | undefined): string {
  return id === undefined ? '/admin/library/image?sort=added' : `/admin/library/image/${id}`;
}
