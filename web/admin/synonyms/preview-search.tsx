import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { FoundTitles, SynonymsPreview } from '@parvis/contracts/synonyms/endpoints.ts';
import type { SynonymList } from '@parvis/contracts/synonyms/synonym-list.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SearchBox } from '../shell/search-box.tsx';
import { previewSynonyms } from './api/synonyms.ts';
import styles from './synonyms.module.css';

interface PreviewSearchProps {
  readonly draft: SynonymList;
  readonly locale: Locale;
}

/** What a search finds with the list in use, and what it would find with the draft. */
export function PreviewSearch({ draft, locale }: PreviewSearchProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const { data, error } = useQuery(previewSynonyms(locale, typed, draft));
  return (
    <section className={styles.preview} aria-labelledby="synonyms-preview">
      <h2 id="synonyms-preview">
        <FormattedMessage id="synonyms.preview" />
      </h2>
      <SearchBox
        label={intl.formatMessage({ id: 'synonyms.preview-search' })}
        shown={typed}
        onSearch={(words) => setTyped(words ?? '')}
      />
      <div aria-live="polite">
        {error ? (
          <p className="refused">
            <FormattedMessage id="synonyms.preview-failed" />
          </p>
        ) : (
          typed !== '' && data && <Compared preview={data} />
        )}
      </div>
    </section>
  );
}

function Compared({ preview: { offers, site } }: { readonly preview: SynonymsPreview }) {
  return (
    <table className={styles.compared}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="missed-searches.column.place" />
          </th>
          <th scope="col">
            <FormattedMessage id="synonyms.now" />
          </th>
          <th scope="col">
            <FormattedMessage id="synonyms.then" />
          </th>
        </tr>
      </thead>
      <tbody>
        {(['offers', 'site'] as const).map((place) => {
          const compared = place === 'offers' ? offers : site;
          return (
            <tr key={place}>
              <th scope="row">
                <FormattedMessage id={`synonyms.place.${place}`} />
              </th>
              {compared === null ? (
                <td colSpan={2}>
                  <FormattedMessage id="synonyms.no-index" />
                </td>
              ) : (
                <>
                  <Found found={compared.current} />
                  <Found found={compared.edited} />
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Found({ found: { total, titles } }: { readonly found: FoundTitles }) {
  return (
    <td>
      <FormattedMessage id="synonyms.found" values={{ total }} />
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </td>
  );
}
