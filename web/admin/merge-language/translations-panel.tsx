import type { ContentView } from '@parvis/contracts/content/views.ts';
import { type Locale, otherLocales } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { StatusMark } from '../pages/status-mark.tsx';
import { inLanguage } from '../shell/in-language.ts';
import { TranslationDebt } from '../upkeep/translation-debt.tsx';
import { listMerges } from './api/merges.ts';
import { CreateTranslationButton } from './create-translation-button.tsx';
import styles from './merge-language.module.css';
import { ProposalRow } from './proposal-row.tsx';
import { ProposeDialog } from './propose-dialog.tsx';

/** The translations of a page, the proposed ones, and buttons to add those that it lacks. */
export function TranslationsPanel({
  content,
  mayWrite,
}: {
  content: ContentView;
  mayWrite: boolean;
}) {
  const intl = useIntl();
  const [proposed, setProposed] = useState<Locale>();
  const { data } = useQuery(listMerges({ contentId: content.id, status: 'proposed' }));
  const translated = new Set(content.translations.map(({ locale }) => locale));
  const missing = otherLocales(content.locale).filter((locale) => !translated.has(locale));
  return (
    <section className={styles.panel} aria-label={intl.formatMessage({ id: 'merge.panel' })}>
      <h2>
        <FormattedMessage id="merge.panel" />
      </h2>
      <ul className={styles.list}>
        {content.translations
          .filter(({ id }) => id !== content.id)
          .map((translation) => (
            <li key={translation.id}>
              <abbr>{translation.locale.toUpperCase()}</abbr>
              <Link
                to="/admin/content/$kind/$id/edit"
                params={{ kind: content.kind, id: translation.id }}
              >
                {translation.title}
              </Link>
              <StatusMark kind={content.kind} status={translation.status} />
              <TranslationDebt content={content} other={translation} mayWrite={mayWrite} />
            </li>
          ))}
        {data?.items.map((proposal) => (
          <ProposalRow
            key={proposal.id}
            proposal={proposal}
            mayWrite={mayWrite}
            seenFrom={content.id}
          />
        ))}
      </ul>
      {mayWrite &&
        missing.map((locale) => (
          <div key={locale} className={styles.lacking}>
            <CreateTranslationButton content={content} locale={locale} />
            <Button className="button small" onPress={() => setProposed(locale)}>
              {inLanguage(intl, 'merge.propose', locale)}
            </Button>
          </div>
        ))}
      {proposed && (
        <ProposeDialog content={content} locale={proposed} onClose={() => setProposed(undefined)} />
      )}
    </section>
  );
}
