import type { CropPlace } from '@parvis/contracts/media/crop.ts';
import type { ImageView } from '@parvis/contracts/media/views.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { listUses } from '../api/item.ts';
import { CropDialog } from '../crop/crop-dialog.tsx';
import styles from './item.module.css';

/** The uses whose area was too small on the replacement image, each with its crop tool. */
export function LostCrops({ media, readOnly }: { media: ImageView; readOnly: boolean }) {
  const intl = useIntl();
  const [cropping, setCropping] = useState<CropPlace>();
  const { data } = useQuery(listUses(media.id, 1));
  if (media.lostCrops.length === 0) return null;
  const nameOf = ({ use, contentId }: CropPlace) => {
    const title = data?.items.find(({ id }) => id === contentId)?.title ?? contentId;
    const name = intl.formatMessage({ id: `crop.name.${use}` });
    return title === null ? name : intl.formatMessage({ id: 'item.lost-crop-in' }, { name, title });
  };
  return (
    <div className={styles.lost}>
      <p>
        <FormattedMessage id="item.lost-crops" />
      </p>
      <ul>
        {media.lostCrops.map((place) => (
          <li key={`${place.use} ${place.contentId}`}>
            {readOnly ? (
              nameOf(place)
            ) : (
              <Button className="button small" onPress={() => setCropping(place)}>
                <FormattedMessage id="item.crop-lost" values={{ name: nameOf(place) }} />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {cropping && (
        <CropDialog
          imageId={media.id}
          contentId={cropping.contentId}
          firstUse={cropping.use}
          onClose={() => setCropping(undefined)}
        />
      )}
    </div>
  );
}
