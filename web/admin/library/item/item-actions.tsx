import type { MediaView } from '@parvis/contracts/media/views.ts';
import { textIn } from '@parvis/contracts/site/locale.ts';
import { Crop, Focus, Replace, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommand } from '../../requests/use-command.ts';
import { useRefresh } from '../../requests/use-refresh.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { useInterfaceLanguage } from '../../shell/interface-language.tsx';
import { deleteMedia, undeleteMedia } from '../api/item.ts';
import { CropDialog } from '../crop/crop-dialog.tsx';
import { FocalDialog } from '../focal/focal-dialog.tsx';
import { ReleaseActions } from '../release-actions.tsx';
import styles from './item.module.css';
import { ReplaceDialog } from './replace-dialog.tsx';

type Asking = 'crop' | 'focal' | 'replace' | 'delete';

/** The commands on an item. */
export function ItemActions({ media }: { media: MediaView }) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const [asking, setAsking] = useState<Asking>();
  const { run, busy } = useCommand(useRefresh('media'));
  const title = textIn(media.title, language);
  const close = () => setAsking(undefined);
  const remove = () => {
    close();
    const undo = () => void run({ send: () => undeleteMedia(media.kind, media.id) });
    void run({
      send: () => deleteMedia(media),
      done: () => ({
        words: intl.formatMessage({ id: 'item.deleted' }, { title }),
        action: { label: intl.formatMessage({ id: 'item.undelete' }), run: undo },
      }),
    });
  };
  return (
    <div className={styles.actions}>
      {media.kind === 'image' && (
        <Button className="button small" onPress={() => setAsking('crop')}>
          <Crop size={14} aria-hidden />
          <FormattedMessage id="item.crop" />
        </Button>
      )}
      {media.kind === 'image' && (
        <Button className="button small" onPress={() => setAsking('focal')}>
          <Focus size={14} aria-hidden />
          <FormattedMessage id="focal.open" />
        </Button>
      )}
      {media.kind !== 'video' && (
        <Button className="button small" onPress={() => setAsking('replace')}>
          <Replace size={14} aria-hidden />
          <FormattedMessage id="item.replace" />
        </Button>
      )}
      <ReleaseActions media={media} title={title} />
      <Button className="button small danger" isDisabled={busy} onPress={() => setAsking('delete')}>
        <Trash2 size={14} aria-hidden />
        <FormattedMessage id="item.delete" />
      </Button>
      {asking && <ItemDialog asking={asking} media={media} onDelete={remove} onClose={close} />}
    </div>
  );
}

interface ItemDialogProps {
  readonly asking: Asking;
  readonly media: MediaView;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

function ItemDialog({ asking, media, onDelete, onClose }: ItemDialogProps) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  switch (asking) {
    case 'crop':
      return <CropDialog imageId={media.id} contentId={null} onClose={onClose} />;
    case 'focal':
      return media.kind === 'image' ? <FocalDialog image={media} onClose={onClose} /> : null;
    case 'replace':
      return media.kind === 'video' ? null : <ReplaceDialog media={media} onClose={onClose} />;
    case 'delete':
      return (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'item.delete-title' })}
          confirm={intl.formatMessage({ id: 'item.delete-confirm' })}
          onConfirm={onDelete}
          onCancel={onClose}
        >
          <FormattedMessage
            id="item.delete-question"
            values={{ title: textIn(media.title, language) }}
          />
        </ConfirmDialog>
      );
  }
}
