import { mediaItemPath } from '@parvis/contracts/media/media-item-path.ts';
import { videoProviders } from '@parvis/contracts/media/video-addresses.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useInterfaceLanguage } from '../../shell/interface-language.tsx';
import { Moment } from '../../shell/moment.tsx';
import styles from './item.module.css';
import { toKilobytes } from './kilobytes.ts';
import { stillOf } from './still.ts';

/** The preview of an item, its type, and its public address. */
export function ItemPreview({ media }: { media: MediaView }) {
  const { language } = useInterfaceLanguage();
  const still = stillOf(media);
  const by = { at: <Moment at={media.updatedAt} />, by: media.updatedBy };
  return (
    <>
      {still && (
        <img
          className={styles.picture}
          src={still.url}
          alt=""
          width={still.width}
          height={still.height}
        />
      )}
      <ItemFacts media={media} />
      <p className={styles.facts}>
        <FormattedMessage id="item.changed" values={by} />
      </p>
      {media.visibility?.isPublic === true && (
        <p>
          <a href={mediaItemPath(media, language)} target="_blank" rel="noreferrer">
            <FormattedMessage id="item.on-site" />
          </a>
        </p>
      )}
    </>
  );
}

function ItemFacts({ media }: { media: MediaView }) {
  const intl = useIntl();
  if (media.kind === 'video') {
    const { source } = media;
    if ('fileId' in source) return null;
    const provider = videoProviders[source.provider];
    return (
      <p>
        <a href={provider.watch(source.videoId)} target="_blank" rel="noreferrer">
          <FormattedMessage id="item.at-provider" values={{ name: provider.name }} />
        </a>
      </p>
    );
  }
  const kilobytes = intl.formatNumber(toKilobytes(media.bytes));
  const facts = [
    media.format.toUpperCase(),
    ...(media.kind === 'image' ? [`${media.width} × ${media.height} px`] : []),
    intl.formatMessage({ id: 'item.kilobytes' }, { size: kilobytes }),
  ];
  return (
    <p className={styles.facts}>
      {facts.join(' · ')}
      {media.kind === 'file' && (
        <>
          {' · '}
          <a href={media.url}>{media.filename}</a>
        </>
      )}
    </p>
  );
}
