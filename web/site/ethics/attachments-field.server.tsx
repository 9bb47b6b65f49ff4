import {
  attachmentAccept,
  maxAttachmentBytes,
  maxAttachments,
} from '@parvis/contracts/ethics/attachment.ts';
import type { FormErrors } from '@parvis/contracts/http/form.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { publicIntl } from '../../server/intl.ts';
import { FileField } from '../../ui/field/file-field.tsx';

interface AttachmentsFieldProps {
  readonly locale: Locale;
  readonly label: string;
  readonly errors?: FormErrors | undefined;
}

/**
 * The files of a report or a message; its script reports before sending when there are too many or
 * they are too large.
 */
export function AttachmentsField({ locale, label, errors }: AttachmentsFieldProps) {
  const { formatMessage } = publicIntl(locale);
  const limits = { count: maxAttachments, megabytes: maxAttachmentBytes / 1_000_000 };
  const hint = formatMessage({ id: 'ethics.attachments-hint' }, limits);
  const again = errors ? ` ${formatMessage({ id: 'ethics.attachments-again' })}` : '';
  return (
    <FileField
      id="ethics-attachments"
      name="attachments"
      label={label}
      hint={hint + again}
      error={errors?.byField['attachments']}
      accept={attachmentAccept}
      multiple
      data-max-files={maxAttachments}
      data-max-bytes={maxAttachmentBytes}
      data-refusal={formatMessage({ id: 'ethics.attachments-refusal' }, limits)}
    />
  );
}
