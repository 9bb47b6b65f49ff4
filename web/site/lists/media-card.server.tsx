import type { FileFormat } from '@parvis/contracts/media/types.ts';
import type { ListedMedia } from '@parvis/contracts/site/filters/filtered-list.ts';
import { type Locale, textIn } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import { fileSize } from '../../blocks/file-size.ts';
import { filmLength } from '../../blocks/film-length.ts';
import { Card } from '../../ui/card/card.tsx';
import { DocumentCover } from '../../ui/document-cover/document-cover.tsx';
import { DocumentSheet } from '../../ui/document-sheet/document-sheet.tsx';
import { LengthMark } from '../../ui/length-mark/length-mark.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { TideChart } from '../../ui/tide-chart/tide-chart.tsx';
import { cardSizes } from './card-sizes.server.ts';
import { dayWords } from './day-words.server.ts';

interface MediaCardProps {
  readonly entry: ListedMedia;
  readonly locale: Locale;
  readonly isFirst: boolean;
}

/** An image, a video or a document from the library. */
export function MediaCard({ entry, locale, isFirst }: MediaCardProps) {
  const intl = useIntl();
  const { path, media, day, image, seconds } = entry;
  return (
    <Card
      href={path}
      title={textIn(media.details.title, locale)}
      level={3}
      tag={intl.formatMessage({ id: `list.media-type.${media.kind}` })}
      summary={
        media.kind === 'file'
          ? `${media.original.format.toUpperCase()}, ${fileSize(intl, media.original.bytes)}`
          : media.details.credit || undefined
      }
      date={dayWords(day, locale)}
      picture={
        <>
          {image === undefined ? (
            <Unpictured media={media} />
          ) : media.kind === 'file' ? (
            <DocumentCover cover={image} locale={locale} lazy={!isFirst} />
          ) : (
            <Picture image={image} use="card" sizes={cardSizes} locale={locale} lazy={!isFirst} />
          )}
          {seconds === undefined ? null : <LengthMark {...filmLength(intl, seconds)} />}
        </>
      }
    />
  );
}

/** A document is a sheet of paper; a recording, and a video without a poster, a chart. */
function Unpictured({ media }: Pick<ListedMedia, 'media'>) {
  return media.kind === 'file' && !isRecording(media.original.format) ? (
    <DocumentSheet format={media.original.format.toUpperCase()} />
  ) : (
    <TideChart seed={media.id} format="tile" />
  );
}

function isRecording(format: FileFormat): boolean {
  return format === 'mp4' || format === 'mp3';
}
