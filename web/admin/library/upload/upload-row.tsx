import { textIn } from '@parvis/contracts/site/locale.ts';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Button, ProgressBar } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import { failureMessage } from '../../requests/failure-message.ts';
import { useInterfaceLanguage } from '../../shell/interface-language.tsx';
import type { uploadMachine } from './upload.machine.ts';
import styles from './upload.module.css';
import type { Upload } from './use-uploads.ts';

/** A smaller file is shown as 0.1 MB. */
const leastShownBytes = 100_000;

type State = SnapshotFrom<typeof uploadMachine>;

/** One file: its name, its progress, and its commands. */
export function UploadRow({ actor }: Pick<Upload, 'actor'>) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { file, received, media } = state.context;
  const isSent =
    state.matches('sending') || state.matches('pausing') || state.matches('interrupted');
  const share = Math.round((100 * received) / file.size);
  return (
    <li className={styles.row} data-state={state.value}>
      {media?.kind === 'image' && (
        <img src={media.url} alt="" width={media.width} height={media.height} />
      )}
      {media ? (
        <Link
          className={styles.name}
          to="/admin/library/$type/$id"
          params={{ type: media.kind, id: media.id }}
          target="_blank"
        >
          {file.name}
        </Link>
      ) : (
        <span className={styles.name}>{file.name}</span>
      )}
      <UploadWords state={state} />
      {isSent && (
        <ProgressBar className={styles.progress ?? ''} aria-label={file.name} value={share}>
          <progress max={100} value={share} aria-hidden />
        </ProgressBar>
      )}
      <UploadActions state={state} actor={actor} />
    </li>
  );
}

function UploadWords({ state }: { state: State }) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const { file, received, same, error } = state.context;
  if (state.matches('refused'))
    return (
      <p role="alert" className={styles.refused}>
        {failureMessage(intl, error)}
      </p>
    );
  const megabytes = (bytes: number) =>
    intl.formatNumber(bytes / 1_000_000, { maximumFractionDigits: 1 });
  const values = {
    received: megabytes(received),
    total: megabytes(Math.max(file.size, leastShownBytes)),
    title: same ? textIn(same.title, language) : '',
  };
  return (
    <p>
      <FormattedMessage id={`upload.state.${state.value}`} values={values} />
    </p>
  );
}

function UploadActions({ state, actor }: Pick<Upload, 'actor'> & { state: State }) {
  const intl = useIntl();
  const title = state.context.file.name;
  const offered = (['use', 'upload-anyway', 'retry', 'cancel'] as const).filter((type) =>
    state.can({ type }),
  );
  // A machine that has ended would still accept its root's events.
  if (state.status !== 'active' || offered.length === 0) return null;
  return (
    <div className={styles.actions}>
      {offered.map((type) => {
        const label = intl.formatMessage({ id: `upload.action.${type}` });
        return (
          <Button
            key={type}
            className="button small"
            aria-label={`${label} (${title})`}
            onPress={() => actor.send({ type })}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}
