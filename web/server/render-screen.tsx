import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/layout.module.css';
import type { ContactForm as Form } from '@parvis/contracts/contact/form.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Screen, Viewer } from '@parvis/contracts/site/screens.ts';
import type { SuggestionsData } from '@parvis/contracts/site/search/search-data.ts';
import type { WithSite } from '@parvis/contracts/site/site-frame.ts';
import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { AlertStep, AlertStepInPlace } from '../site/alerts/alert-step.server.tsx';
import type { StepProps } from '../site/alerts/step-props.ts';
import { ContactConfirmation } from '../site/contact/contact-confirmation.server.tsx';
import { ContactForm, ContactFormInPlace } from '../site/contact/contact-form.server.tsx';
import { EthicsModal } from '../site/ethics/ethics-modal.server.tsx';
import { type EthicsStepProps, EthicsStepView } from '../site/ethics/ethics-step.server.tsx';
import { listData } from '../site/lists/list-data.server.tsx';
import { ListDocument } from '../site/lists/list-document.server.tsx';
import { livePostsData } from '../site/live/live-posts-data.server.tsx';
import { searchData } from '../site/search/search-answer.server.tsx';
import { SearchDocument } from '../site/search/search-document.server.tsx';
import { employerReviewData } from '../site/third-parties/employer-review-data.server.tsx';
import { socialPostsData } from '../site/third-parties/social-posts-data.server.tsx';
import type { Assets } from './assets.ts';
import { mapIndexXml, mapXml, robotsText, securityText } from './crawler-files.ts';
import { intlForSite } from './intl.ts';
import { newsFeedXml } from './news-feed.ts';
import { pagePart } from './page-part.tsx';
import { Pieces, PiecesContext } from './pieces.ts';
import { renderCareers } from './render-careers.tsx';
import { renderOwnPage } from './render-own-page.tsx';
import { data, type Rendered, type RenderedBytes, type UnrenderedDocument } from './rendered.ts';
import { ContentDocument } from './screens/content-document.tsx';
import { EntryForm, type EntryFormProps } from './screens/entry-form.tsx';
import { MediaItemDocument } from './screens/media-item-document.tsx';

function render(screen: Screen, viewer: Viewer, assets: Assets): UnrenderedDocument | Rendered {
  const common = { viewer, assets };
  const origin = assets.origin ?? '';
  switch (screen.screen) {
    case 'content':
      return { status: 200, document: <ContentDocument {...screen} {...common} /> };
    case 'list':
      return { status: 200, document: <ListDocument {...screen} {...common} /> };
    case 'list-data':
      return data('application/json', listData(screen.list, origin, screen));
    case 'careers':
    case 'offers':
    case 'offers-data':
    case 'offers-feed':
    case 'offer-suggestions':
    case 'offer-places':
    case 'offer':
    case 'closed-offer':
    case 'unavailable-offer':
      return renderCareers(screen, common);
    case 'media-item':
      return { status: 200, document: <MediaItemDocument {...screen} {...common} /> };
    case 'search':
      return { status: 200, document: <SearchDocument {...screen} {...common} /> };
    case 'search-answer':
      return data('application/json', searchData(screen.found));
    case 'suggestions':
      return data('application/json', suggestsData(screen.suggests));
    case 'live-posts':
      return livePostsData(screen);
    case 'head':
    case 'module':
      return pagePart(screen, common);
    case 'employer-review':
      return data('application/json', employerReviewData(screen, origin));
    case 'social-posts':
      return data('application/json', socialPostsData(screen));
    case 'failed-answer':
      return data('application/json', JSON.stringify({ success: false }));
    case 'news-feed':
      return data('application/rss+xml', newsFeedXml(screen, origin));
    case 'site-map':
      return data('application/xml', mapIndexXml(screen.parts, origin));
    case 'site-map-part':
      return data('application/xml', mapXml(screen.pages, screen.withLists, origin));
    case 'robots':
      return data('text/plain', robotsText(origin));
    case 'security-contact':
      return data('text/plain', securityText(origin, screen.expires));
    default:
      return renderOwnPage(screen, common);
  }
}

/** Renders one screen completely, with the HTTP status and the media type of its response. */
export function renderBytes(screen: Screen, viewer: Viewer, assets: Assets): RenderedBytes {
  const rendered = render(screen, viewer, assets);
  if ('body' in rendered) return { ...rendered, body: Buffer.from(rendered.body) };
  const { status, document } = rendered;
  const pieces = new Pieces();
  const html = renderToString(<PiecesContext value={pieces}>{document}</PiecesContext>);
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: pieces.filledInto(`<!DOCTYPE html>${html}`),
  };
}

/** Like `renderBytes`, with the body as text. */
export function renderScreen(screen: Screen, viewer: Viewer, assets: Assets): Rendered {
  const rendered = renderBytes(screen, viewer, assets);
  return { ...rendered, body: rendered.body.toString() };
}

function suggestsData(suggests: readonly string[]): string {
  const payload: SuggestionsData = { success: true, suggests };
  return JSON.stringify(payload);
}

/**
 * Renders the form of a contact module alone, as it is on its page.
 * @param inShell whether to include the wrapper for its script
 */
export function renderContactForm(form: Form, inShell: boolean): string {
  return renderToString(inShell ? <ContactFormInPlace {...form} /> : <ContactForm {...form} />);
}

/** Renders the confirmation that replaces a contact form. */
export function renderContactSent(locale: Locale, theme: string): string {
  return renderToString(<ContactConfirmation locale={locale} theme={theme} />);
}

/** Renders the form of the sign-in screen alone, as it is in the screen. */
export function renderAuthenticationForm(form: EntryFormProps): string {
  return renderToString(<EntryForm {...form} />);
}

/** Renders a reporter's view alone, with the markup that it has on its page. */
export function renderEthicsStep(shown: EthicsStepProps, as: 'modal' | 'fragment'): string {
  return renderToString(
    as === 'modal' ? <EthicsModal {...shown} /> : <EthicsStepView {...shown} />,
  );
}

/** Renders a step of the alerts for the modal: alone, or with the wrapper for its form's script. */
export function renderAlertStep(step: StepProps, site: WithSite, isInPlace: boolean): string {
  return renderToString(
    <RawIntlProvider value={intlForSite(step.locale, site)}>
      {isInPlace ? <AlertStepInPlace {...step} /> : <AlertStep {...step} />}
    </RawIntlProvider>,
  );
}
