import {
  generatedKinds,
  type LegalKind,
  legalKinds,
  legalPath,
} from '@parvis/contracts/site/legal-pages.ts';
import { type Locale, languages, locales } from '@parvis/contracts/site/locale.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../pages/pages.module.css';
import { StatusMark } from '../pages/status-mark.tsx';
import { requireShown } from '../requests/require-shown.ts';
import { useCommand } from '../requests/use-command.ts';
import { Loading } from '../shell/frame.tsx';
import { useCanWrite } from '../shell/session.ts';
import { beginFromDraft, listLegalPages, type PagesByLocale } from './api/legal-pages.ts';

const withText: ReadonlySet<LegalKind> = new Set(generatedKinds);

/** The legal pages that the footer links to: what visitors read there, and drafts to begin from. */
export function LegalPagesScreen() {
  const { data, error } = useQuery(listLegalPages);
  const mayWrite = useCanWrite();
  requireShown(data, error);
  return (
    <section className={styles.screen}>
      <h1>
        <FormattedMessage id="legal.title" />
      </h1>
      <p>
        <FormattedMessage id="legal.intro" />
      </p>
      {!data && <Loading />}
      {data && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="legal.page" />
              </th>
              {locales.map((locale) => (
                <th key={locale} scope="col" lang={locale}>
                  {languages[locale].name}
                </th>
              ))}
              {mayWrite && (
                <th scope="col">
                  <FormattedMessage id="legal.draft" />
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {legalKinds.map((kind) => (
              <tr key={kind}>
                <td className={styles.title}>
                  <strong>
                    <FormattedMessage id={`legal.kind.${kind}`} />
                  </strong>
                </td>
                {locales.map((locale) => (
                  <td key={locale}>
                    <ShownPage kind={kind} locale={locale} pages={data[kind]} />
                  </td>
                ))}
                {mayWrite && (
                  <td>
                    <BeginButton kind={kind} pages={data[kind]} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface ShownPageProps {
  readonly kind: LegalKind;
  readonly locale: Locale;
  readonly pages: PagesByLocale;
}

/** The page at an address, and what visitors read there if it is not published. */
function ShownPage({ kind, locale, pages }: ShownPageProps) {
  const page = pages[locale];
  const path = legalPath(kind, locale);
  return (
    <>
      {page && (
        <p>
          <Link to="/admin/content/$kind/$id/edit" params={{ kind: 'page', id: page.id }}>
            {page.title}
          </Link>{' '}
          <StatusMark {...page} />
        </p>
      )}
      <p className={styles.path}>
        {page?.status === 'published' || withText.has(kind) ? <a href={path}>{path}</a> : path}
      </p>
      {page?.status !== 'published' && (
        <p className={styles.path}>
          <FormattedMessage id={withText.has(kind) ? 'legal.generated' : 'legal.none'} />
        </p>
      )}
    </>
  );
}

/** Begins what is missing from a draft. */
function BeginButton({ kind, pages }: Omit<ShownPageProps, 'locale'>) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const refresh = useCallback(
    () => queryClient.invalidateQueries({ queryKey: ['contents'] }),
    [queryClient],
  );
  const { run, busy } = useCommand(refresh);
  if (locales.every((locale) => pages[locale] !== undefined)) return null;
  const name = intl.formatMessage({ id: `legal.kind.${kind}` });
  return (
    <Button
      className="button small"
      isDisabled={busy}
      aria-label={intl.formatMessage({ id: 'legal.begin-of' }, { name })}
      onPress={() =>
        void run({
          // What was refused exists by now, or some of it does.
          send: () =>
            beginFromDraft(kind, pages).catch(async (refusal) => {
              await refresh();
              throw refusal;
            }),
          done: () => ({ words: intl.formatMessage({ id: 'legal.begun' }, { name }) }),
        })
      }
    >
      <FormattedMessage id="legal.begin" />
    </Button>
  );
}
