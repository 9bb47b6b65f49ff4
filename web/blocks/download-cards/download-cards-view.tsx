import { coverOf } from '@parvis/contracts/media/cover.ts';
import type { ShownFile } from '@parvis/contracts/media/shown-file.ts';
import { type Locale, textIn } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import { Picture } from '../../ui/picture/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { fileSize } from '../file-size.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import { renderUnkeyed } from '../render-unkeyed.ts';
import styles from './download-cards.module.css';

/** Cards of files with their format and size; files deleted from the library are omitted. */
export function DownloadCardsView(props: BlockProps<'download-cards'>) {
  const { data, files, locale } = props;
  const { title, items } = data;
  const offered = items.flatMap((item) => {
    const file = files?.get(item.fileId);
    return file === undefined ? [] : [{ ...item, file }];
  });
  if (offered.length === 0) return null;
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      <ul className={styles.cards}>
        {renderUnkeyed(offered, (item) => (
          <DownloadCard {...item} locale={locale} />
        ))}
      </ul>
    </>
  );
}

interface DownloadCardProps {
  readonly title: string;
  readonly text: string;
  readonly file: ShownFile;
  readonly locale: Locale;
}

/** A card with a document's first page that opens its file in a new tab, with a note. */
function DownloadCard({ title, text, file, locale }: DownloadCardProps) {
  const intl = useIntl();
  const cover = coverOf(file);
  return (
    <li className={styles.card}>
      {cover === undefined ? (
        <span className={styles.format} aria-hidden="true">
          {file.format}
        </span>
      ) : (
        <div className={styles.cover}>
          <Picture image={cover} use="whole" sizes="6rem" locale={locale} />
        </div>
      )}
      <div className={styles.words}>
        <a className={styles.link} href={file.url} target="_blank" rel="noopener">
          {title || textIn(file.title, locale)}
          <span className="visually-hidden"> {intl.formatMessage({ id: 'link.new-tab' })}</span>
        </a>
        {text ? <p className={styles.text}>{text}</p> : null}
        <p className={styles.facts}>
          {file.format.toUpperCase()} · {fileSize(intl, file.bytes)}
        </p>
      </div>
    </li>
  );
}
