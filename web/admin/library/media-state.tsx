import type { MediaView, PublicMediaUse } from '@parvis/contracts/media/views.ts';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Moment } from '../shell/moment.tsx';
import styles from './library.module.css';

/** Who can reach an item, and why: released, shown by published content, or editors only. */
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
      {media.kind === 'file' && media.metadata !== undefined && (
        <p className={media.metadata === 'removed' ? styles.cleaned : undefined}>
          <FormattedMessage id={`library.metadata.${media.metadata}`} />
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

/**
 * Every use once: an item and its translation often have the same title, such as a person's name.
 */
function Showers({ shownBy }: { shownBy: readonly PublicMediaUse[] }) {
  const isSamePlace = (one: PublicMediaUse, other: PublicMediaUse) =>
    one.kind === other.kind && one.title === other.title;
  const places = shownBy.filter(
    (one, place) => shownBy.findIndex((other) => isSamePlace(one, other)) === place,
  );
  return places.map((first, place) => (
    <Fragment key={first.id}>
      {place > 0 && ', '}
      <Place first={first} all={shownBy.filter((other) => isSamePlace(first, other))} />
    </Fragment>
  ));
}

function Place({ first, all }: { first: PublicMediaUse; all: readonly PublicMediaUse[] }) {
  const intl = useIntl();
  const { kind, title } = first;
  if (kind !== 'content') return <FormattedMessage id={`library.by.${kind}`} values={{ title }} />;
  const languages = all.map(({ id, locale, contentKind = 'page' }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link
        to="/admin/content/$kind/$id/edit"
        params={{ kind: contentKind, id }}
        aria-label={locale && `${intl.formatMessage({ id: `locale.${locale}` })}, ${title}`}
      >
        {locale === undefined ? title : <FormattedMessage id={`locale.${locale}`} />}
      </Link>
    </Fragment>
  ));
  return <FormattedMessage id="library.by.content" values={{ title, languages }} />;
}
