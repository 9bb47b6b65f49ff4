import { videoOfAddress } from '@parvis/contracts/media/video-of-address.ts';
import { type FormEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommand } from '../requests/use-command.ts';
import { useRefresh } from '../requests/use-refresh.ts';
import { Field } from '../shell/field.tsx';
import { registerVideo } from './api/library.ts';
import { CatalogueDialog } from './catalogue/catalogue-dialog.tsx';
import styles from './library.module.css';

/**
 * Adds a provider's video, found in our catalogue or by its address, which is parsed here but not
 * fetched.
 */
export function AddVideo() {
  const intl = useIntl();
  const [address, setAddress] = useState('');
  const [title, setTitle] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const { run, busy } = useCommand(useRefresh('media'));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const source = videoOfAddress(address);
    setUnknown(source === undefined);
    if (source === undefined) return;
    const added = await run({
      send: () => registerVideo(source, title),
      done: () => ({ words: intl.formatMessage({ id: 'library.video-added' }, { title }) }),
    });
    if (added === undefined) return;
    setAddress('');
    setTitle('');
  };
  return (
    <form className={styles.video} onSubmit={(event) => void submit(event)}>
      <Field
        label={intl.formatMessage({ id: 'library.video-address' })}
        value={address}
        onChange={setAddress}
        refused={isUnknown ? intl.formatMessage({ id: 'library.video-unknown' }) : undefined}
        required
      />
      <Field
        label={intl.formatMessage({ id: 'library.video-title' })}
        value={title}
        onChange={setTitle}
        required
      />
      <Button type="submit" className="button" isDisabled={busy || title.trim() === ''}>
        <FormattedMessage id="library.video-add" />
      </Button>
      <Button className="button" onPress={() => setSearching(true)}>
        <FormattedMessage id="catalogue.open" />
      </Button>
      {isSearching && <CatalogueDialog onClose={() => setSearching(false)} />}
    </form>
  );
}
