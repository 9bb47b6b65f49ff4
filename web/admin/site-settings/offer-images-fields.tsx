import type { MediaId } from '@parvis/contracts/media/ids.ts';
import { textIn } from '@parvis/contracts/site/locale.ts';
import type { SiteSettings } from '@parvis/contracts/site-settings/settings.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { listOfferFacets } from '../blocks/api/list-offer-facets.ts';
import { ImageField } from '../media-picker/image-field.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import styles from './site-settings.module.css';

type OfferImages = SiteSettings['offerImages'];

interface OfferImagesFieldsProps {
  readonly value: OfferImages;
  readonly onChange: (images: OfferImages) => void;
  readonly refused: ReadonlyMap<string, string>;
  readonly readOnly: boolean;
}

/** An image for each field of work of the offers, and for those that no offer is in any more. */
export function OfferImagesFields({ value, onChange, refused, readOnly }: OfferImagesFieldsProps) {
  const { language } = useInterfaceLanguage();
  const { data } = useQuery(listOfferFacets('domain', {}));
  const named = new Map(data?.items.map(({ id, names }) => [id, textIn(names, language)]));
  const fields = new Map([...value.map(({ domain }) => [domain, domain] as const), ...named]);
  const sorted = [...fields].toSorted(([, one], [, other]) => one.localeCompare(other, language));
  const change = (domain: string, imageId: MediaId | undefined) => {
    const others = value.filter((one) => one.domain !== domain);
    onChange(imageId ? [...others, { domain, imageId }] : others);
  };
  if (data && sorted.length === 0)
    return (
      <p className={styles.hint}>
        <FormattedMessage id="settings.offer-images.no-fields" />
      </p>
    );
  return sorted.map(([domain, name]) => {
    const index = value.findIndex((one) => one.domain === domain);
    return (
      <OfferImage
        key={domain}
        name={name}
        imageId={value[index]?.imageId}
        onChange={(imageId) => change(domain, imageId)}
        refused={refused.get(`offerImages/${index}/imageId`)}
        readOnly={readOnly}
      />
    );
  });
}

interface OfferImageProps {
  readonly name: string;
  readonly imageId: MediaId | undefined;
  readonly onChange: (imageId: MediaId | undefined) => void;
  readonly refused: string | undefined;
  readonly readOnly: boolean;
}

/** The image of one field of work; it is loaded when it is opened. */
function OfferImage({ name, imageId, onChange, refused, readOnly }: OfferImageProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || refused !== undefined;
  return (
    <details
      className={styles.offerImage}
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {name}{' '}
        <span className={styles.hint}>
          {formatMessage({
            id: imageId ? 'settings.offer-images.chosen' : 'settings.offer-images.none',
          })}
        </span>
      </summary>
      {isShown && (
        <ImageField
          label={formatMessage({ id: 'settings.offer-images.image' }, { field: name })}
          value={imageId}
          onChange={onChange}
          refused={refused}
          readOnly={readOnly}
          optional
        />
      )}
    </details>
  );
}
