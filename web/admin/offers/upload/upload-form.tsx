import { offerSchema } from '@parvis/contracts/careers/offer.ts';
import {
  maxOfferFileBytes,
  type OfferSources,
} from '@parvis/contracts/careers/upload-endpoints.ts';
import { defaultLocale } from '@parvis/contracts/site/locale.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, FileTrigger } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckboxField } from '../../blocks/checkbox-field.tsx';
import { Field } from '../../shell/field.tsx';
import { NativeSelect } from '../../shell/native-select.tsx';
import { OptionalSelect } from '../../shell/optional-select.tsx';
import own from './upload.module.css';
import type { OfferUploading } from './use-offer-upload.ts';

interface UploadFormProps {
  readonly sources: OfferSources['items'];
  /** The names of the mappings. */
  readonly mappings: readonly string[];
  readonly uploading: OfferUploading;
}

/** The source and the file, and whether it has all offers of the source. */
export function UploadForm({ sources, mappings, uploading }: UploadFormProps) {
  const intl = useIntl();
  const { chosen, choose, isReady, isBusy, preview } = uploading;
  const isTooLarge = (chosen.file?.size ?? 0) > maxOfferFileBytes;
  const isSource = offerSchema.shape.source.safeParse(chosen.source).success;
  return (
    <form
      className={own.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && isSource && !isTooLarge && !isBusy) void preview();
      }}
    >
      <SourceField
        sources={sources.filter(({ fedBy }) => fedBy === 'upload')}
        value={chosen.source}
        onChange={(source) => choose({ source })}
      />
      <OptionalSelect
        label={intl.formatMessage({ id: 'offer-upload.mapping' })}
        none={intl.formatMessage({ id: 'offer-upload.recognised' })}
        value={chosen.mapping}
        options={mappings.map((name) => ({ value: name, label: name }))}
        onChange={(mapping) => choose({ mapping })}
      />
      <Link to="/admin/offers/mappings" search={{}}>
        <FormattedMessage id="offer-upload.mappings" />
      </Link>
      <ChosenFile uploading={uploading} isTooLarge={isTooLarge} />
      <div>
        <CheckboxField
          label={intl.formatMessage({ id: 'offer-upload.complete' })}
          value={chosen.complete}
          onChange={(complete) => choose({ complete: complete === true })}
          readOnly={false}
          refused={undefined}
          locale={defaultLocale}
        />
      </div>
      <Button
        type="submit"
        className="button primary"
        isDisabled={!isReady || !isSource || isTooLarge || isBusy}
      >
        <FormattedMessage id={isBusy ? 'offer-upload.reading' : 'offer-upload.preview'} />
      </Button>
    </form>
  );
}

/** The choice of a source that is not listed. */
const another = '+';

interface SourceFieldProps {
  readonly sources: OfferSources['items'];
  readonly value: string;
  readonly onChange: (source: string) => void;
}

/** One of the sources that take files, or the name of another. */
function SourceField({ sources, value, onChange }: SourceFieldProps) {
  const intl = useIntl();
  const [isNew, setNew] = useState(sources.length === 0);
  const label = (id: string) => intl.formatMessage({ id });
  const isBroken = value !== '' && !offerSchema.shape.source.safeParse(value).success;
  const isUndecided = !isNew && value === '';
  return (
    <>
      {sources.length > 0 && (
        <NativeSelect
          label={label('offer-upload.source')}
          value={isNew ? another : value}
          options={[
            ...(isUndecided ? [{ value: '', label: label('offer-upload.choose-source') }] : []),
            ...sources.map(({ source, open }) => ({
              value: source,
              label: intl.formatMessage({ id: 'offer-upload.source-option' }, { source, open }),
            })),
            { value: another, label: label('offer-upload.another-source') },
          ]}
          onChange={(chosen) => {
            setNew(chosen === another);
            onChange(chosen === another ? '' : chosen);
          }}
        />
      )}
      {isNew && (
        <Field
          label={label('offer-upload.new-source')}
          hint={label('offer-upload.new-source-hint')}
          value={value}
          onChange={(typed) => onChange(typed.trim())}
          refused={isBroken ? label('offer-upload.new-source-refused') : undefined}
          required
        />
      )}
    </>
  );
}

const types = ['.json', '.ndjson', '.jsonl', '.xml', '.rss', '.atom', '.html', '.htm', '.txt'];

function ChosenFile({
  uploading: { chosen, choose },
  isTooLarge,
}: {
  readonly uploading: OfferUploading;
  readonly isTooLarge: boolean;
}) {
  const intl = useIntl();
  const { file } = chosen;
  return (
    <div className={own.file}>
      <FileTrigger
        acceptedFileTypes={types}
        onSelect={(files) => files?.[0] && choose({ file: files[0] })}
      >
        <Button className="button">
          <FormattedMessage id="offer-upload.choose-file" />
        </Button>
      </FileTrigger>
      <span role="status">
        {file && (
          <>
            {file.name},{' '}
            {intl.formatNumber(Math.max(1, Math.round(file.size / 1_000)), {
              style: 'unit',
              unit: 'kilobyte',
            })}
          </>
        )}
      </span>
      {isTooLarge && (
        <p className="refused" role="alert">
          <FormattedMessage
            id="offer-upload.too-large"
            values={{ megabytes: maxOfferFileBytes / 1024 / 1024 }}
          />
        </p>
      )}
    </div>
  );
}
