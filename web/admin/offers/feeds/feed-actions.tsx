import type { OwnFeed } from '@parvis/contracts/careers/feeds/endpoints.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormCommand } from '../../requests/use-form-command.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { Failure } from '../../shell/failure.tsx';
import { NativeSelect } from '../../shell/native-select.tsx';
import { changeFeed, removeFeed, runFeed } from '../api/offer-feed-settings.ts';
import own from './feeds.module.css';
import { termsOf } from './terms-of.ts';

/** Buttons that try a feed, fetch it, pause it and remove it. */
export function FeedActions({ feed }: { readonly feed: OwnFeed }) {
  const { source, isOn } = feed;
  const [removes, setRemoves] = useState(false);
  const navigate = useNavigate();
  const { run, isBusy, failure } = useFormCommand('offers');
  const order = (kind: 'preview' | 'import') => void run(() => runFeed(source, kind));
  const pause = () => void run(() => changeFeed(source, { ...termsOf(feed), isOn: !isOn }));
  const remove = async (offers: 'keep' | 'withdraw') => {
    setRemoves(false);
    if ((await run(() => removeFeed(source, offers))) !== undefined)
      await navigate({ to: '/admin/offers/feeds' });
  };
  return (
    <>
      <div className={own.actions}>
        <Button className="button primary" isDisabled={isBusy} onPress={() => order('preview')}>
          <FormattedMessage id="offer-feeds.try" />
        </Button>
        <Button className="button" isDisabled={isBusy} onPress={() => order('import')}>
          <FormattedMessage id="offer-feeds.fetch" />
        </Button>
        <Button className="button" isDisabled={isBusy} onPress={pause}>
          <FormattedMessage id={isOn ? 'offer-feeds.pause' : 'offer-feeds.resume'} />
        </Button>
        <Button className="button danger" onPress={() => setRemoves(true)}>
          <FormattedMessage id="offer-feeds.remove" />
        </Button>
      </div>
      <Failure words={failure} />
      {removes && (
        <Removal
          feed={feed}
          onCancel={() => setRemoves(false)}
          onConfirm={(way) => void remove(way)}
        />
      )}
    </>
  );
}

interface RemovalProps {
  readonly feed: OwnFeed;
  readonly onConfirm: (offers: 'keep' | 'withdraw') => void;
  readonly onCancel: () => void;
}

/** What becomes of the offers of a feed that is removed. */
function Removal({ feed: { source, open }, onConfirm, onCancel }: RemovalProps) {
  const intl = useIntl();
  const [offers, setOffers] = useState<'keep' | 'withdraw'>('keep');
  const words = (id: string, values = {}) =>
    intl.formatMessage({ id: `offer-feeds.${id}` }, values);
  return (
    <ConfirmDialog
      title={words('remove-title', { source })}
      confirm={words('remove')}
      final
      onConfirm={() => onConfirm(offers)}
      onCancel={onCancel}
    >
      <p>{words('remove-effect')}</p>
      <NativeSelect
        label={words('remove-offers', { count: open })}
        value={offers}
        options={[
          { value: 'keep', label: words('remove-keep') },
          { value: 'withdraw', label: words('remove-withdraw') },
        ]}
        onChange={setOffers}
      />
    </ConfirmDialog>
  );
}
