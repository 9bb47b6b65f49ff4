import { findPicture } from '@parvis/contracts/media/picture-in-use.ts';
import { useIntl } from 'react-intl';
import { Island } from '../../ui/island/island.tsx';
import { composePictureParts } from '../../ui/picture/picture-parts.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import { Gallery, type GalleryProps } from './gallery.tsx';

/** Images that open in a lightbox; for editors they are links. */
export function GalleryView({ id, data, images, locale, viewer }: BlockProps<'gallery'>) {
  const { formatMessage } = useIntl();
  const shown = data.pictures.flatMap(({ caption, ...named }) => {
    const image = findPicture(named, { images, locale });
    return image ? [{ caption, picture: composePictureParts(image, 'whole', locale) }] : [];
  });
  if (shown.length === 0) return null;
  const count = shown.length;
  const props: GalleryProps = {
    id: `gallery-${id}`,
    title: data.title,
    pictures: shown.map((one, index) => ({
      ...one,
      id: String(index),
      place: formatMessage({ id: 'gallery.place' }, { place: index + 1, count }),
    })),
    labels: {
      enlarge: formatMessage({ id: 'gallery.enlarge' }),
      close: formatMessage({ id: 'gallery.close' }),
      previous: formatMessage({ id: 'gallery.previous' }),
      next: formatMessage({ id: 'gallery.next' }),
      credit: formatMessage({ id: 'picture.credit-label' }),
    },
  };
  return (
    <>
      <BlockTitle>{data.title}</BlockTitle>
      {viewer.logged ? (
        <Gallery {...props} />
      ) : (
        <Island name="gallery" wake="visible" of={Gallery} props={props} />
      )}
    </>
  );
}
