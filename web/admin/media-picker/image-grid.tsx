import type { ImageView } from '@parvis/contracts/media/views.ts';
import { textIn } from '@parvis/contracts/site/locale.ts';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { Picture } from '../../ui/picture/picture.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import styles from './media-picker.module.css';

interface ImageGridProps {
  readonly images: readonly ImageView[];
  /** Whether they are those that a search found. */
  readonly isSearched: boolean;
  readonly onPick: (image: ImageView) => void;
}

/** A grid of images; arrow keys move between them, Enter picks one. */
export function ImageGrid({ images, isSearched, onPick }: ImageGridProps) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  return (
    <ListBox
      className={styles.grid ?? ''}
      layout="grid"
      aria-label={intl.formatMessage({ id: 'media.images' })}
      items={images}
      onAction={(key) => {
        const image = images.find(({ id }) => id === key);
        if (image) onPick(image);
      }}
      renderEmptyState={() => (
        <p>
          <FormattedMessage id={isSearched ? 'media.none' : 'list.empty'} />
        </p>
      )}
    >
      {(image: ImageView) => (
        <ListBoxItem className={styles.tile ?? ''} textValue={textIn(image.title, language)}>
          <Picture
            image={{ ...image, decorative: true }}
            use="card"
            sizes="11rem"
            locale={language}
          />
          <span>{textIn(image.title, language)}</span>
        </ListBoxItem>
      )}
    </ListBox>
  );
}
