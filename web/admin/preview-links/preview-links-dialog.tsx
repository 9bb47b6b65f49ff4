import { previewLinkDays } from '@parvis/contracts/content/preview-link-endpoints.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageCommand } from '../page-editor/use-page-command.ts';
import { failureMessage } from '../requests/failure-message.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { Loading } from '../shell/frame.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { SecretOnce } from '../shell/secret-once.tsx';
import { createPreviewLink, type PreviewLinkDays, readPreviewLinks } from './api/preview-links.ts';
import { ValidLinks } from './valid-links.tsx';

interface PreviewLinksDialogProps {
  readonly content: ContentView;
  readonly onClose: () => void;
}

/** The links by which anybody sees the draft: those that are valid, and a new one. */
export function PreviewLinksDialog({ content, onClose }: PreviewLinksDialogProps) {
  const intl = useIntl();
  const [days, setDays] = useState<PreviewLinkDays>(7);
  const [address, setAddress] = useState<string>();
  const { data, error } = useQuery(readPreviewLinks(content));
  const { run, busy } = usePageCommand(content.id);
  const create = async () => {
    const created = await run({ send: () => createPreviewLink(content, days) });
    if (created) setAddress(new URL(created.path, window.location.origin).href);
  };
  return (
    <DialogFrame wide title={intl.formatMessage({ id: 'preview-link.title' })} onClose={onClose}>
      <p>
        <FormattedMessage id="preview-link.words" />
      </p>
      {error && <p role="alert">{failureMessage(intl, error)}</p>}
      {data ? <ValidLinks content={content} links={data.items} /> : !error && <Loading />}
      {address === undefined ? (
        <NativeSelect
          label={intl.formatMessage({ id: 'preview-link.days' })}
          value={String(days)}
          options={previewLinkDays.map((one) => ({
            value: String(one),
            label: intl.formatMessage({ id: 'preview-link.days-count' }, { days: one }),
          }))}
          onChange={(chosen) => setDays(previewLinkDays.find((one) => String(one) === chosen) ?? 7)}
        />
      ) : (
        <SecretOnce secret={address} label={intl.formatMessage({ id: 'preview-link.address' })}>
          <FormattedMessage id="preview-link.created" />
        </SecretOnce>
      )}
      <DialogActions>
        {address === undefined && (
          <Button className="button primary" isDisabled={busy} onPress={() => void create()}>
            <FormattedMessage id="preview-link.create" />
          </Button>
        )}
        <Button className="button" onPress={onClose}>
          <FormattedMessage id="preview-link.close" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
