import { useState } from 'react';
import { Button, FileTrigger } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../../requests/failure-message.ts';
import { Failure } from '../../shell/failure.tsx';
import { Field } from '../../shell/field.tsx';
import { NativeSelect } from '../../shell/native-select.tsx';
import own from './mappings.module.css';
import { type MappingDraft, readMappingFile } from './use-mapping-draft.ts';

interface MappingFilesProps {
  readonly name: string;
  readonly mapping: MappingDraft;
}

/** The file on which a mapping is tried, where its records are, and the mapping itself as a file. */
export function MappingFiles({ name, mapping }: MappingFilesProps) {
  const intl = useIntl();
  const [failure, setFailure] = useState<string>();
  const { draft, sample, replace } = mapping;
  const show = async (file: File, records: string | undefined) => {
    setFailure(undefined);
    await sample(file, records).catch((cause: unknown) => setFailure(failureMessage(intl, cause)));
  };
  const open = async (file: File) => {
    const read = await readMappingFile(file);
    setFailure(read ? undefined : intl.formatMessage({ id: 'mappings.file-refused' }));
    if (read) replace(read);
  };
  const written = `data:application/json,${encodeURIComponent(JSON.stringify(draft, null, 2))}`;
  return (
    <>
      <p className={own.steps}>
        <FileTrigger
          acceptedFileTypes={['.xml', '.json', '.ndjson', '.jsonl', '.txt']}
          onSelect={(files) => files?.[0] && void show(files[0], draft.records || undefined)}
        >
          <Button className="button primary">
            <FormattedMessage id="mappings.choose-sample" />
          </Button>
        </FileTrigger>
        <a className="button" href={written} download={`${name}.mapping.json`}>
          <FormattedMessage id="mappings.download" />
        </a>
        <FileTrigger
          acceptedFileTypes={['.json']}
          onSelect={(files) => files?.[0] && void open(files[0])}
        >
          <Button className="button">
            <FormattedMessage id="mappings.open-file" />
          </Button>
        </FileTrigger>
      </p>
      <Failure words={failure} />
      <RecordsPath mapping={mapping} onShow={(file, records) => void show(file, records)} />
    </>
  );
}

interface RecordsPathProps {
  readonly mapping: MappingDraft;
  /** Shows the records at a path of the file. */
  readonly onShow: (file: File, records: string) => void;
}

/** The path of the records: one of those that were found in the file, or another. */
function RecordsPath({ mapping: { draft, tried, changeRecords }, onShow }: RecordsPathProps) {
  const intl = useIntl();
  const lists = tried?.sample.lists ?? [];
  const isOther = !lists.some(({ path }) => path === draft.records);
  return (
    <div className={own.records}>
      {tried && lists.length > 0 && (
        <NativeSelect
          label={intl.formatMessage({ id: 'mappings.lists' })}
          value={draft.records}
          options={[
            ...(isOther ? [{ value: draft.records, label: draft.records || '—' }] : []),
            ...lists.map(({ path, count }) => ({
              value: path,
              label: intl.formatMessage({ id: 'mappings.list' }, { path: path || '—', count }),
            })),
          ]}
          onChange={(records) => onShow(tried.file, records)}
        />
      )}
      <Field
        label={intl.formatMessage({ id: 'mappings.field.records' })}
        hint={intl.formatMessage({ id: 'mappings.records-hint' })}
        value={draft.records}
        onChange={changeRecords}
      />
    </div>
  );
}
