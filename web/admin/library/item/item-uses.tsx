import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import type { MediaUse } from '@parvis/contracts/media/uses.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { PagedSection } from '../../lists/paged-section.tsx';
import { useCanWrite } from '../../shell/session.ts';
import { listUses } from '../api/item.ts';
import { CropDialog } from '../crop/crop-dialog.tsx';
import styles from './item.module.css';

/** The uses of an item, published or not; an image can be cropped for each content item. */
export function ItemUses({ media }: { media: MediaView }) {
  const [page, setPage] = useState(1);
  return (
    <PagedSection
      title="item.uses"
      none="item.unused"
      result={useQuery(listUses(media.id, page))}
      className={styles.uses}
      onPage={setPage}
      renderItem={(use) => <UseRow key={use.id} use={use} media={media} />}
    />
  );
}

function UseRow({ use, media }: { use: MediaUse; media: MediaView }) {
  const intl = useIntl();
  const mayWrite = useCanWrite();
  const [isCropping, setCropping] = useState(false);
  const { kind, id, title, locale, isLive, contentKind = 'page' } = use;
  const content = kind === 'content' ? contentIdSchema.parse(id) : null;
  return (
    <li className={styles.use}>
      <div>
        {content === null ? (
          <FormattedMessage id={`item.use.${kind}`} values={{ title }} />
        ) : (
          <Link to="/admin/content/$kind/$id/edit" params={{ kind: contentKind, id }}>
            {title}
          </Link>
        )}
        <p className={styles.facts}>
          {locale && `${intl.formatMessage({ id: `locale.${locale}` })} · `}
          <FormattedMessage id={isLive ? 'item.use-live' : 'item.use-saved'} />
        </p>
      </div>
      {content !== null && media.kind === 'image' && mayWrite && (
        <Button
          className="button small"
          aria-label={intl.formatMessage({ id: 'item.crop-in' }, { title })}
          onPress={() => setCropping(true)}
        >
          <FormattedMessage id="item.crop-there" />
        </Button>
      )}
      {isCropping && (
        <CropDialog imageId={media.id} contentId={content} onClose={() => setCropping(false)} />
      )}
    </li>
  );
}
