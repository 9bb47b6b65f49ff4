import type { MediaShower, MediaView } from '@parvis/contracts/media/views.ts';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { Moment } from '../shell/moment.tsx';
import styles from './library.module.css';

/** Who reaches an item, and why: released, shown by what is published, or editors only. */
export function MediaState({ media }: { media: MediaView }) {
  const { release, visibility } = media;
  const shownBy = visibility?.shownBy ?? [];
  const at = release && <Moment at={release.from} />;
  return (
    <div className={styles.state} data-public={visibility?.isPublic}>
      {release?.state === 'released' && (
        <p>
          <FormattedMessage id="library.state.released" values={{ at }} />
        </p>
      )}
      {shownBy.length > 0 && (
        <p>
          <FormattedMessage
            id="library.state.shown"
            values={{ by: <Showers shownBy={shownBy} /> }}
          />
        </p>
      )}
      {visibility?.isPublic === false && (
        <p>
          <FormattedMessage id="library.state.editors" />
        </p>
      )}
      {release?.state === 'planned' && (
        <p>
          <FormattedMessage id="library.state.planned" values={{ at }} />
        </p>
      )}
    </div>
  );
}

function Showers({ shownBy }: { shownBy: readonly MediaShower[] }) {
  return shownBy.map(({ kind, id, title }, place) => (
    <Fragment key={id}>
      {place > 0 && ', '}
      {kind === 'content' ? (
        <Link to="/admin/pages/$id" params={{ id }}>
          {title}
        </Link>
      ) : (
        <FormattedMessage id={`library.by.${kind}`} values={{ title }} />
      )}
    </Fragment>
  ));
}
