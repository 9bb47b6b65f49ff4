import { videoProviderSchema } from '@parvis/contracts/media/details.ts';
import { videoProviders } from '@parvis/contracts/media/video-addresses.ts';
import type { CatalogueVideo } from '@parvis/contracts/third-parties/video-catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Paging } from '../../pages/paging.tsx';
import { failureMessage } from '../../requests/failure-message.ts';
import { useCommand } from '../../requests/use-command.ts';
import { useRefresh } from '../../requests/use-refresh.ts';
import { DialogActions, DialogFrame } from '../../shell/dialog-frame.tsx';
import { Loading } from '../../shell/frame.tsx';
import { NativeSelect } from '../../shell/native-select.tsx';
import { SearchBox } from '../../shell/search-box.tsx';
import { addCatalogueVideo, type CatalogueSearch, searchCatalogue } from '../api/catalogue.ts';
import item from '../item/item.module.css';
import styles from './catalogue.module.css';

/** The dialog that searches our videos at a provider and adds them to the library. */
export function CatalogueDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const [search, setSearch] = useState<CatalogueSearch>({
    provider: 'youtube',
    q: undefined,
    page: 1,
  });
  const { data, error, isPlaceholderData } = useQuery(searchCatalogue(search));
  return (
    <DialogFrame wide title={intl.formatMessage({ id: 'catalogue.title' })} onClose={onClose}>
      <div className={styles.search}>
        <NativeSelect
          label={intl.formatMessage({ id: 'catalogue.provider' })}
          value={search.provider}
          options={videoProviderSchema.options.map((value) => ({
            value,
            label: videoProviders[value].name,
          }))}
          onChange={(provider) => setSearch({ ...search, provider, page: 1 })}
        />
        <SearchBox
          label={intl.formatMessage({ id: 'catalogue.search' })}
          shown={search.q}
          onSearch={(q) => setSearch({ ...search, q, page: 1 })}
        />
      </div>
      {error && (
        <p role="alert" className="refused">
          {failureMessage(intl, error)}
        </p>
      )}
      <p role="status">
        {data && <FormattedMessage id="catalogue.count" values={{ count: data.total }} />}
      </p>
      {!data && !error && <Loading />}
      {data && data.total > 0 && (
        <ul className={item.uses} data-fading={isPlaceholderData}>
          {data.items.map((video) => (
            <CatalogueRow key={`${video.provider} ${video.videoId}`} video={video} />
          ))}
        </ul>
      )}
      {data && <Paging list={data} onPage={(page = 1) => setSearch({ ...search, page })} />}
      <DialogActions>
        <Button className="button" onPress={onClose}>
          <FormattedMessage id="catalogue.close" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

function CatalogueRow({ video }: { video: CatalogueVideo }) {
  const intl = useIntl();
  const [isAdded, setAdded] = useState(false);
  const { run, busy } = useCommand(useRefresh('media'));
  const { provider, videoId, title, publishedOn } = video;
  const add = async () => {
    const added = await run({
      send: () => addCatalogueVideo(video),
      done: () => ({ words: intl.formatMessage({ id: 'library.video-added' }, { title }) }),
    });
    if (added !== undefined) setAdded(true);
  };
  return (
    <li className={item.use}>
      <div className={item.file}>
        <a href={videoProviders[provider].watch(videoId)} target="_blank" rel="noreferrer">
          {title}
        </a>
        {publishedOn !== undefined && (
          <p className={item.facts}>
            <FormattedDate value={publishedOn} dateStyle="medium" timeZone="UTC" />
          </p>
        )}
      </div>
      {isAdded ? (
        <p>
          <FormattedMessage id="catalogue.added" />
        </p>
      ) : (
        <Button
          className="button small"
          isDisabled={busy}
          aria-label={`${intl.formatMessage({ id: 'library.video-add' })} (${title})`}
          onPress={() => void add()}
        >
          <FormattedMessage id="library.video-add" />
        </Button>
      )}
    </li>
  );
}
