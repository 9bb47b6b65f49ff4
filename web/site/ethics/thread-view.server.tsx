import type { Thread } from '@parvis/contracts/ethics/endpoints.ts';
import { maxEntryLength } from '@parvis/contracts/ethics/entry.ts';
import { ethicsPath } from '@parvis/contracts/ethics/ethics-path.ts';
import type { EthicsStep } from '@parvis/contracts/ethics/steps.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { fileSize } from '../../blocks/file-size.ts';
import { renderUnkeyed } from '../../blocks/render-unkeyed.ts';
import { publicIntl } from '../../server/intl.ts';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { PublicForm } from '../forms/public-form.tsx';
import { AttachmentsField } from './attachments-field.server.tsx';
import styles from './ethics.module.css';
import { ThreadStatus } from './thread-status.server.tsx';

type ThreadViewProps = Extract<EthicsStep, { kind: 'thread' }> & { readonly locale: Locale };

/** The messages of both sides, and a form for another one. */
export function ThreadView(shown: ThreadViewProps) {
  const { locale, receipt, thread, submissionId, typed, errors } = shown;
  const { formatDate, formatMessage } = publicIntl(locale);
  const words = (id: string) => formatMessage({ id });
  const labels = { text: words('ethics.message'), attachments: words('ethics.attachments') };
  return (
    <section
      className={styles.texts}
      data-form="answer"
      data-ethics-thread
      tabIndex={-1}
      aria-label={words('ethics.thread')}
    >
      <ThreadStatus locale={locale} thread={thread} />
      <ol className={styles.thread}>
        {renderUnkeyed(thread.entries, ({ author, on, text, attachments = [] }) => (
          <li>
            <h2>
              {words(author === 'officer' ? 'ethics.by-officer' : 'ethics.by-you')}
              {' – '}
              {formatDate(on, { dateStyle: 'long', timeZone: 'UTC' })}
            </h2>
            <p className={styles.said}>{text}</p>
            <Attached locale={locale} files={attachments} />
          </li>
        ))}
      </ol>
      <PublicForm
        action={ethicsPath(locale, '/message')}
        submissionId={submissionId}
        submit={words('ethics.send-message')}
        refusedTitle={words('ethics.message-refused')}
        labels={labels}
        idPrefix="ethics-"
        errors={errors}
        takesFiles
        isConfidential
      >
        <input type="hidden" name="receipt" value={receipt} />
        <TextAreaField
          id="ethics-text"
          name="text"
          label={labels.text}
          rows={8}
          defaultValue={typed}
          error={errors?.byField['text']}
          maxLength={maxEntryLength}
          autoComplete="off"
          required
        />
        <AttachmentsField locale={locale} label={labels.attachments} errors={errors} />
      </PublicForm>
    </section>
  );
}

interface AttachedProps {
  readonly locale: Locale;
  readonly files: NonNullable<Thread['entries'][number]['attachments']>;
}

/** The files of an entry, by name. */
function Attached({ locale, files }: AttachedProps) {
  if (files.length === 0) return null;
  const words = publicIntl(locale);
  return (
    <ul className={styles.attached}>
      {renderUnkeyed(files, ({ name, bytes }) => (
        <li>
          {words.formatMessage({ id: 'ethics.attached' }, { name, size: fileSize(words, bytes) })}
        </li>
      ))}
    </ul>
  );
}
