import { imageAlt, pictureSources } from '@parvis/contracts/media/picture-sources.ts';
import { titleIn } from '@parvis/contracts/media/title-in.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { MediaItemScreen, Viewer } from '@parvis/contracts/site/screens.ts';
import { fileSize } from '../../blocks/file-size.ts';
import { BackToSearch } from '../../site/back-to-search/back-to-search.server.tsx';
import layout from '../../ui/layout.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import typography from '../../ui/typography.module.css';
import type { Assets } from '../assets.ts';
import { Breadcrumb } from '../breadcrumb.tsx';
import { Document } from '../document.tsx';
import { metadataOfQuoted } from '../head-metadata.tsx';
import { homePath } from '../home-path.ts';
import { wordsIn } from '../words.ts';
import styles from './media-item-document.module.css';

interface MediaItemDocumentProps extends MediaItemScreen {
  readonly viewer: Viewer;
  readonly assets: Assets;
}

/** One item of the media library: the thing itself, what is known of it, and the way to take it away. */
export function MediaItemDocument(document: MediaItemDocumentProps) {
  const { frame, path, item, address, image, viewer, assets } = document;
  const { locale } = frame;
  const { formatMessage } = wordsIn[locale];
  const words = (id: string) => formatMessage({ id });
  const title = titleIn(item.title, locale);
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
        title: formatMessage({ id: 'site.title' }, { title }),
        description,
        canonicalPath: path,
        metadata: metadataOfQuoted(quoted, assets.origin ?? ''),
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
        {image ? (
          <div className={styles.picture}>
            <Picture image={image} use="whole" sizes={pictureSizes} locale={locale} lazy={false} />
          </div>
        ) : null}
        <div className={styles.facts}>
          {spoken ? <p className={typography.lead}>{spoken}</p> : null}
          <Facts item={item} locale={locale} />
          {address === undefined ? null : (
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

/** What is known of an item, as far as it is. */
function Facts({ item, locale }: { item: MediaItemScreen['item']; locale: 'fr' | 'en' }) {
  const intl = wordsIn[locale];
  const facts = [
    ['credit', item.credit],
    ['format', item.kind === 'video' ? '' : item.format.toUpperCase()],
    ['size', item.kind === 'file' ? fileSize(intl, item.bytes) : ''],
    ['dimensions', item.kind === 'image' ? `${item.width} × ${item.height}` : ''],
  ] as const;
  return (
    <dl className={styles.list}>
      {facts.map(([name, value]) =>
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
