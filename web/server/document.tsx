import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import type { Viewer } from '@parvis/contracts/site/screens.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { NewsletterLink } from '../site/alerts/newsletter-link.server.tsx';
import { BackToTop, topId } from '../site/back-to-top/back-to-top.server.tsx';
import { Consent } from '../site/consent/consent.tsx';
import { levelCookie } from '../site/site-menu/menu-memory.ts';
import { ThirdPartyScripts } from '../site/third-party-scripts/third-party-scripts.server.tsx';
import type { Assets } from './assets.ts';
import { EditorBar, type EditorBarProps } from './editor-bar.tsx';
import footer from './footer.module.css';
import { Footer } from './footer.tsx';
import { HeadMetadata, type Metadata } from './head-metadata.tsx';
import { Header } from './header.tsx';
import { homePath } from './home-path.ts';
import { intlForSite } from './intl.ts';
import { marksOfPath, type PageMark } from './page-marks.ts';
import { BrandSheet, HeaderArtContext } from './site-brand.tsx';
import { SiteIcon } from './site-logo.tsx';
import { mainId, SkipLinks } from './skip-links.tsx';

/** The metadata in the head of a document. */
export interface Head {
  readonly title: string;
  readonly description?: string | undefined;
  /** The page's canonical path; pages without one are not indexed. */
  readonly canonicalPath?: string | undefined;
  /** Whether search engines may index a page with a canonical path; true by default. */
  readonly isIndexed?: boolean;
  /** Whether the page has no translation even though the language switch has a target. */
  readonly isUntranslated?: boolean;
  readonly metadata?: Metadata | undefined;
}

interface DocumentProps {
  readonly frame: SiteFrame;
  /** The current path, for the menu. */
  readonly path: string;
  readonly head: Head;
  readonly viewer: Viewer;
  readonly assets: Assets;
  /** The classes of the body in addition to those of its path. */
  readonly marks?: readonly PageMark[];
  /** Whether the newsletter button floats on the page, as on lists and the front page. */
  readonly newsletter?: boolean;
  /** The applicant profile of the reader. */
  readonly profile?: number | undefined;
  /** Whether visitors may enter what no third party may read: no foreign script is loaded. */
  readonly isConfidential?: boolean;
  /** The displayed content item, for editors. */
  readonly content?: EditorBarProps['content'];
  /** A bar above the site's header, such as the note of a preview. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A complete document: head, header, the screen in `main`, footer. Without inline scripts and
 * styles.
 */
export function Document(document: DocumentProps) {
  const { frame, path, head, viewer, assets, content, above, children } = document;
  const pageMarks = [...new Set([...marksOfPath(path), ...(document.marks ?? [])])];
  const marks = [
    ...(viewer.logged ? ['logged'] : []),
    ...(viewer.editing ? ['editing'] : []),
    ...pageMarks,
  ];
  return (
    <html lang={frame.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {head.description ? <meta name="description" content={head.description} /> : null}
        <Addresses frame={frame} head={head} origin={assets.origin ?? ''} />
        {head.metadata ? <HeadMetadata {...head.metadata} /> : null}
        <SiteIcon site={frame.site} />
        {assets.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <BrandSheet site={frame.site} />
        <script type="module" src={assets.script} />
      </head>
      <body id={topId} className={marks.length > 0 ? marks.join(' ') : undefined}>
        <RawIntlProvider value={intlForSite(frame.locale, frame)}>
          <SkipLinks />
          {viewer.logged ? <EditorBar content={content} editing={viewer.editing} /> : null}
          {above}
          <Header
            frame={frame}
            path={path}
            suggests={!viewer.logged}
            searchAwakes={!viewer.logged}
          />
          <Consent locale={frame.locale} asks={!viewer.logged} scripts={assets.scripts} />
          <main id={mainId} tabIndex={-1} data-profile={document.profile}>
            <HeaderArtContext value={frame.site?.brand?.header}>{children}</HeaderArtContext>
            <BackToTop awake={!viewer.logged}>
              {document.newsletter || hasNewsletter(path, pageMarks, frame.locale) ? (
                <NewsletterLink locale={frame.locale} />
              ) : null}
            </BackToTop>
          </main>
          <Footer frame={frame} />
          <PrintedAddress head={head} origin={assets.origin ?? ''} />
          <Keepers locale={frame.locale} path={path} marks={pageMarks} />
          {viewer.logged ? null : <VisitorIslands {...document} />}
        </RawIntlProvider>
      </body>
    </html>
  );
}

/** The address of the page, at the end of what is printed of it. */
function PrintedAddress({ head, origin }: Pick<AddressesProps, 'head' | 'origin'>) {
  if (head.canonicalPath === undefined) return null;
  return <p className={footer.address}>{decodeURI(origin + head.canonicalPath)}</p>;
}

/** Returns whether the newsletter button floats on a page: on lists and on the front page. */
function hasNewsletter(path: string, marks: readonly PageMark[], locale: Locale): boolean {
  return path === homePath(locale) || marks.includes('page-list');
}

interface KeepersProps {
  readonly locale: Locale;
  readonly path: string;
  readonly marks: readonly PageMark[];
}

/** The islands that store and restore scroll positions; invisible. */
function Keepers({ locale, path, marks }: KeepersProps) {
  const isList = marks.includes('page-list') || marks.includes('page-offers');
  return (
    <>
      {isList ? <span hidden data-island="remember-search" data-wake="now" /> : null}
      {path === homePath(locale) ? (
        <span hidden data-island="forget-menu" data-wake="now" data-cookie={levelCookie(locale)} />
      ) : null}
    </>
  );
}

type VisitorIslandsProps = Pick<DocumentProps, 'profile' | 'assets' | 'isConfidential'>;

/**
 * The islands that store the applicant profile of the page or of its address, and the campaign in
 * the address; and the one that loads the scripts of third parties.
 */
function VisitorIslands({ profile, assets, isConfidential }: VisitorIslandsProps) {
  const query = profile === undefined ? 'rhp' : undefined;
  return (
    <>
      <span hidden data-island="keep-profile" data-wake="now" data-query={query} />
      <span hidden data-island="keep-campaign" data-wake="now" data-query="idc" />
      <span hidden data-island="keep-campaign" data-wake="now" data-query="sea_c" />
      {assets.loadsScripts && !isConfidential ? (
        <ThirdPartyScripts scripts={assets.scripts ?? []} />
      ) : null}
    </>
  );
}

interface AddressesProps {
  readonly frame: SiteFrame;
  readonly head: Head;
  readonly origin: string;
}

function Addresses({ frame, head, origin }: AddressesProps) {
  const { canonicalPath, isIndexed = true, isUntranslated = false } = head;
  const noIndex = <meta name="robots" content="noindex" />;
  if (canonicalPath === undefined) return noIndex;
  const canonical = origin + canonicalPath;
  const own = <link rel="canonical" href={canonical} />;
  if (!isIndexed)
    return (
      <>
        {noIndex}
        {own}
      </>
    );
  const translations = frame.translations.filter(({ isTranslation }) => isTranslation);
  if (isUntranslated || translations.length === 0) return own;
  const alternates = [{ locale: frame.locale, path: canonicalPath }, ...translations];
  const [preferred] = alternates.toSorted(
    (one, other) => locales.indexOf(one.locale) - locales.indexOf(other.locale),
  );
  return (
    <>
      {own}
      {alternates.map(({ locale, path }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={origin + path} />
      ))}
      {preferred && <link rel="alternate" hrefLang="x-default" href={origin + preferred.path} />}
    </>
  );
}
