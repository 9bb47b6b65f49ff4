import { type GeneratedKind, legalPath } from '@parvis/contracts/site/legal-pages.ts';
import { otherLocales } from '@parvis/contracts/site/locale.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import { composeContentScreen } from '../page-fragments/compose-content-screen.ts';
import { completePage } from './complete-page.ts';
import { readTreeFrame } from './compose-frame.ts';
import type { ComposeRoute } from './route-composer.ts';
import { withMainMenu } from './with-main-menu.ts';

/**
 * Composes what is at the address of a generated legal page: the page that editors published there,
 * or the way to where they moved it; otherwise the generated text.
 */
export function composeStatement(kind: GeneratedKind): ComposeRoute {
  return async (db, { match: { locale, path }, at }) => {
    const composed = await composeContentScreen(db, path, at, readTreeFrame(db, locale, at));
    if (composed.kind === 'moved') return { ...composed, status: 308 };
    const { screen: found } = composed;
    const frame = withEveryLanguage(found.frame, kind);
    const framed =
      found.screen === 'content'
        ? await completePage(db, { ...composed, screen: { ...found, frame } }, at)
        : await withMainMenu(db, { ...composed, screen: { screen: kind, frame, path } }, at);
    return { kind: 'screen', ...framed };
  };
}

/** A page without a translation has what is at the address of its kind in that language. */
function withEveryLanguage(frame: SiteFrame, kind: GeneratedKind): SiteFrame {
  const translations = otherLocales(frame.locale).map((locale) => {
    const translation = frame.translations.find((one) => one.locale === locale);
    return translation?.isTranslation
      ? translation
      : { locale, path: legalPath(kind, locale), isTranslation: true };
  });
  return { ...frame, translations };
}
