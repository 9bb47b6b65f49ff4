import type { SynonymsView } from '@parvis/contracts/synonyms/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import lists from '../lists/lists.module.css';
import { requireShown } from '../requests/require-shown.ts';
import { HistoryLink } from '../revisions/history-link.tsx';
import { Loading } from '../shell/frame.tsx';
import { readSynonyms } from './api/synonyms.ts';
import styles from './synonyms.module.css';
import { SynonymsEditor } from './synonyms-editor.tsx';

/** The synonyms of searches, and beside them the searches that found nothing. */
export function SynonymsScreen() {
  const intl = useIntl();
  const { data, error } = useQuery(readSynonyms);
  requireShown(data, error);
  return (
    <section className={lists.screen}>
      <div className={lists.head}>
        <h1>
          <FormattedMessage id="synonyms.title" />
        </h1>
        {data && data.revision > 0 && (
          <HistoryLink
            of={{ type: 'synonyms', id: 'words' }}
            name={intl.formatMessage({ id: 'synonyms.title' })}
          />
        )}
      </div>
      <p className={styles.intro}>
        <FormattedMessage id="synonyms.intro" /> {data && <Supplied list={data} />}
      </p>
      {data ? <SynonymsEditor saved={data} /> : <Loading />}
    </section>
  );
}

function Supplied({ list }: { readonly list: SynonymsView }) {
  return list.revision === 0 ? <FormattedMessage id="synonyms.supplied" /> : null;
}
