import { noteCodes } from '@parvis/contracts/careers/import-notes.ts';
import { findLanguage, titleOf } from '@parvis/contracts/careers/offer-path.ts';
import {
  maxPreviewedOffers,
  type OfferUpload,
  type PreviewOutcome,
  previewOutcomes,
} from '@parvis/contracts/careers/upload-endpoints.ts';
import { Link } from '@tanstack/react-router';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { useInterfaceLanguage } from '../../shell/interface-language.tsx';
import { ImportCountsList } from '../imports/import-counts.tsx';
import { FieldName, ImportNotes } from '../imports/import-notes.tsx';
import own from './upload.module.css';
import { UploadRefusals } from './upload-refusals.tsx';
import type { OfferUploading } from './use-offer-upload.ts';

interface UploadPreviewProps {
  readonly upload: OfferUpload;
  /** Whether it is imported, rather than previewed. */
  readonly isDone: boolean;
  readonly uploading: OfferUploading;
}

/** What a file would do, with a button that does it; or what it did. */
export function UploadPreview({ upload, isDone, uploading }: UploadPreviewProps) {
  const { counts, problem, source } = upload;
  const { published, revised, withdrawn } = counts;
  const changes = published + revised + withdrawn;
  return (
    <section className={own.preview} aria-labelledby="upload-preview">
      <h2 id="upload-preview">
        <FormattedMessage id={isDone ? 'offer-upload.done' : 'offer-upload.would'} />
      </h2>
      {problem && (
        <p className="refused">
          <FormattedMessage
            id="offer-upload.problem"
            values={{ why: <FormattedMessage id={`feeds.problem.${problem.code}`} /> }}
          />
          {problem.words !== undefined && ` (${problem.words})`}
        </p>
      )}
      <ImportCountsList counts={counts} />
      {isDone ? (
        <p>
          <Link to="/admin/offers/imports" search={{ source }}>
            <FormattedMessage id="offer-upload.report" />
          </Link>
        </p>
      ) : (
        <p className={own.apply}>
          <Button
            className="button primary"
            isDisabled={changes === 0 || uploading.isBusy}
            onPress={() => void uploading.apply()}
          >
            <FormattedMessage
              id={uploading.isBusy ? 'offer-upload.importing' : 'offer-upload.apply'}
              values={{ changes, withdrawn }}
            />
          </Button>
          {changes === 0 && <FormattedMessage id="offer-upload.nothing" />}
        </p>
      )}
      <UploadRefusals refused={upload.refused} count={counts.refused} />
      {previewOutcomes.map((outcome) => (
        <OffersOf key={outcome} outcome={outcome} upload={upload} />
      ))}
      <ImportNotes notes={upload.notes.filter(({ code }) => noteCodes[code] !== 'refused')} />
    </section>
  );
}

interface OffersOfProps {
  readonly outcome: PreviewOutcome;
  readonly upload: Pick<OfferUpload, 'offers' | 'counts'>;
}

/** Some of the offers of which a file would make one thing. */
export function OffersOf({ outcome, upload }: OffersOfProps) {
  const { language } = useInterfaceLanguage();
  const offers = upload.offers.filter((offer) => offer.outcome === outcome);
  const count = upload.counts[outcome];
  if (offers.length === 0) return null;
  return (
    <details className={own.offers} data-outcome={outcome} open={outcome === 'withdrawn'}>
      <summary>
        <FormattedMessage id={`offer-upload.of.${outcome}`} values={{ count }} />
      </summary>
      <ul>
        {offers.map((offer) => (
          <li key={offer.reference}>
            <span lang={findLanguage(offer, language)}>{titleOf(offer, language)}</span>
            <span className={own.soft}>
              {offer.reference}
              {offer.changed.map((field) => (
                <span key={field}>
                  {' · '}
                  <FieldName field={field} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {count > maxPreviewedOffers && (
        <p className={own.soft}>
          <FormattedMessage id="imports.more-records" values={{ count: count - offers.length }} />
        </p>
      )}
    </details>
  );
}
