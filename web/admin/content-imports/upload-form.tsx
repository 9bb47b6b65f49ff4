import {
  importEndings,
  importFileDays,
  maxUnpackedBytes,
  maxUnpackedFileBytes,
  maxUnpackedFiles,
} from '@parvis/contracts/content-import/limits.ts';
import { maxFileBytes } from '@parvis/contracts/media/limits.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { useId, useState } from 'react';
import { Button, FileTrigger, ProgressBar } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { Failure } from '../shell/failure.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import styles from './content-imports.module.css';
import { useUpload } from './use-upload.ts';

const megabyte = 1024 * 1024;
const gigabyte = 1024 * megabyte;

/** Chooses a file and the language of what is marked with none, and sends it. */
export function UploadForm() {
  const intl = useIntl();
  const limits = useId();
  const [file, setFile] = useState<File>();
  const [language, setLanguage] = useState<Locale | 'own'>('own');
  const { share, isBusy, failure, send, stop } = useUpload();
  const languages = (['own', ...locales] as const).map((value) => ({
    value,
    label: intl.formatMessage({
      id: value === 'own' ? 'content-imports.language-own' : `locale.${value}`,
    }),
  }));
  return (
    <div className={styles.form}>
      <div className={styles.actions}>
        <FileTrigger
          acceptedFileTypes={[...importEndings]}
          onSelect={(files) => setFile(files?.[0])}
        >
          <Button className="button" isDisabled={isBusy} aria-describedby={limits}>
            <FormattedMessage id="content-imports.choose" />
          </Button>
        </FileTrigger>
        {file !== undefined && <span className={styles.chosen}>{file.name}</span>}
      </div>
      <Limits id={limits} />
      <NativeSelect
        label={intl.formatMessage({ id: 'content-imports.language' })}
        value={language}
        options={languages}
        onChange={setLanguage}
      />
      <Failure words={failure} />
      <div className={styles.actions}>
        <Button
          className="button primary"
          isDisabled={file === undefined || isBusy}
          onPress={() => file && void send(file, language === 'own' ? undefined : language)}
        >
          <FormattedMessage id="content-imports.send" />
        </Button>
        {isBusy && (
          <Button className="button" onPress={stop}>
            <FormattedMessage id="action.cancel" />
          </Button>
        )}
      </div>
      {isBusy && file !== undefined && (
        <ProgressBar className={styles.progress ?? ''} aria-label={file.name} value={share}>
          <progress max={100} value={share} aria-hidden />
        </ProgressBar>
      )}
    </div>
  );
}

/** What is taken, and for how long it is kept. */
function Limits({ id }: { readonly id: string }) {
  const values = {
    file: maxFileBytes / megabyte,
    files: maxUnpackedFiles,
    unpacked: maxUnpackedBytes / gigabyte,
    each: maxUnpackedFileBytes / megabyte,
    days: importFileDays,
  };
  return (
    <p id={id} className={styles.soft}>
      <FormattedMessage id="content-imports.limits" values={values} />
    </p>
  );
}
