import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { requireShown } from '../../requests/require-shown.ts';
import { Failure } from '../../shell/failure.tsx';
import { Loading } from '../../shell/frame.tsx';
import { useCanWrite } from '../../shell/session.ts';
import { listOfferSources } from '../api/offer-uploads.ts';
import { listMappings } from '../mappings/mapping-requests.ts';
import styles from '../offers.module.css';
import { OffersHead } from '../offers-head.tsx';
import own from './upload.module.css';
import { UploadForm } from './upload-form.tsx';
import { UploadPreview } from './upload-preview.tsx';
import { useOfferUpload } from './use-offer-upload.ts';

/** A file of offers: what it would do is shown first, and then it is imported. */
export function UploadScreen() {
  const { data, error } = useQuery(listOfferSources());
  requireShown(data, error);
  const mappings = useQuery(listMappings());
  const uploading = useOfferUpload();
  const canWrite = useCanWrite();
  return (
    <section className={styles.screen}>
      <OffersHead title="offer-upload.title" />
      <p className={own.intro}>
        <FormattedMessage id="offer-upload.intro" />
      </p>
      {!data && <Loading />}
      {data && canWrite && (
        <UploadForm
          sources={data.items}
          mappings={mappings.data?.items.map(({ id }) => id) ?? []}
          uploading={uploading}
        />
      )}
      {data && !canWrite && (
        <p className="note">
          <FormattedMessage id="offer-upload.read-only" />
        </p>
      )}
      <Failure words={uploading.failure} />
      <div role="status">
        {uploading.read && <UploadPreview {...uploading.read} uploading={uploading} />}
      </div>
    </section>
  );
}
