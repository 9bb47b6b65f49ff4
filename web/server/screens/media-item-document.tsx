import { imageAlt, pictureSources } from '@parvis/contracts/media/picture-sources.ts';
import type { ShownVideo } from '@parvis/contracts/media/shown-video.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';
import { type Locale, textIn } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { MediaItemScreen, Viewer } from '@parvis/contracts/site/screens.ts';
import { fileSize } from '../../blocks/file-size.ts';
import { ShownPlayer } from '../../blocks/video/shown-player.tsx';
import { BackToSearch } from '../../site/back-to-search/back-to-search.server.tsx';
import facts from '../../ui/facts.module.css';
import layout from '../../ui/layout.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import typography from '../../ui/typography.module.css';
import type { Assets } from '../assets.ts';
import { Breadcrumb } from '../breadcrumb.tsx';
import { Document } from '../document.tsx';
import { metadataOfQuoted } from '../head-metadata.tsx';
import { homePath } from '../home-path.ts';
import { intlForSite, publicIntl, titleOnSite } from '../intl.ts';
import styles from './media-item-document.module.css';

interface MediaItemDocumentProps extends MediaItemScreen {
  readonly viewer: Viewer;
  readonly assets: Assets;
}

/** One item of the media library: the item itself, its details, and its download link. */
export function MediaItemDocument(document: MediaItemDocumentProps) {
  const { frame, path, item, address, image, seconds, viewer, assets } = document;
  const { locale } = frame;
  const intl = intlForSite(locale, frame);
  const { formatMessage } = intl;
  const words = (id: string) => formatMessage({ id });
  const title = textIn(item.title, locale);
  const spoken = image && imageAlt(image, locale).alt;
  const library = { title: words('library.title'), path: pathOf('bnp_mediaroom_media', locale) };
  const description = spoken || formatMessage({ id: 'library.description' }, { title });
  const picture = image && pictureSources(image, 'whole');
  const quoted = { locale, path, title, description, above: [library], image: picture };
  return (
    <Document
      frame={frame}
      path={path}
      viewer={viewer}
      assets={assets}
      head={{
        title: titleOnSite(intl, title),
        description,
        canonicalPath: path,
        metadata: metadataOfQuoted(quoted, assets.origin ?? '', frame),
      }}
    >
      <article className={`${layout.grid} ${styles.item}`}>
        <header className={styles.head}>
          <Breadcrumb
            home={{ title: words('breadcrumb.home'), path: homePath(locale) }}
            above={[library]}
            title={title}
          />
          {viewer.logged ? null : <BackToSearch locale={locale} />}
          <h1 className={typography.title}>{title}</h1>
        </header>
        <Medium {...{ item, address, image, seconds, viewer, locale }} />
        <div className={styles.facts}>
          {spoken ? <p className={typography.lead}>{spoken}</p> : null}
          <Facts item={item} locale={locale} />
          {address === undefined || item.kind === 'video' ? null : (
            <p>
              <Link
                href={address}
                kind="onward"
                newTabNote={item.kind === 'file' ? undefined : words('link.new-tab')}
              >
                {formatMessage({ id: `library.take.${item.kind}` })}
              </Link>
            </p>
          )}
        </div>
      </article>
    </Document>
  );
}

const pictureSizes = '(width < 992px) 100vw, 60vw';

interface MediumProps
  extends Pick<MediaItemDocumentProps, 'item' | 'address' | 'seconds' | 'viewer'> {
  readonly image: MediaItemScreen['image'] | undefined;
  readonly locale: Locale;
}

/** The item itself: a video in its player, or an uncropped image. */
function Medium({ item, address, image, seconds, locale, viewer }: MediumProps) {
  const video = shownVideo(item, address, seconds);
  if (!video && !image) return null;
  const posterId = video?.posterId;
  const ground = item.kind === 'file' ? styles.page : styles.picture;
  return (
    <div className={video ? styles.medium : `${styles.medium} ${ground}`}>
      {video ? (
        <ShownPlayer
          label={textIn(video.title, locale)}
          videos={[video]}
          start="pressed"
          images={posterId && image ? new Map([[posterId, image]]) : undefined}
          locale={locale}
          viewer={viewer}
        />
      ) : null}
      {image && !video ? (
        <Picture image={image} use="whole" sizes={pictureSizes} locale={locale} lazy={false} />
      ) : null}
    </div>
  );
}

/**
 * Returns the data that a player needs of an item; undefined when it is not a video, or its file is
 * gone.
 */
function shownVideo(
  item: MediaView,
  address: string | undefined,
  seconds: number | undefined,
): ShownVideo | undefined {
  if (item.kind !== 'video' || address === undefined) return undefined;
  const { source } = item;
  return {
    ...item,
    seconds,
    source: 'fileId' in source ? { kind: 'own', href: address } : { kind: 'provider', ...source },
  };
}

/** The known details of an item. */
function Facts({ item, locale }: Pick<MediumProps, 'item' | 'locale'>) {
  const intl = publicIntl(locale);
  const known = [
    ['credit', item.credit],
    ['format', item.kind === 'video' ? '' : item.format.toUpperCase()],
    ['size', item.kind === 'file' ? fileSize(intl, item.bytes) : ''],
    ['dimensions', item.kind === 'image' ? `${item.width} × ${item.height}` : ''],
  ] as const;
  return (
    <dl className={facts.list}>
      {known.map(([name, value]) =>
        value === '' ? null : (
          <div key={name}>
            <dt>{intl.formatMessage({ id: `library.${name}` })}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
