import '../ui/tokens.css';
import '../ui/base.css';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { renderToString } from 'react-dom/server';
import type { Assets } from '../server/assets.ts';
import { designContext } from './design-context.ts';
import { DesignDocument } from './design-document.tsx';

/**
 * Renders the page of all components as a complete HTML document, for editors.
 * @param assets its script is the one built from `web/design/islands.ts`
 */
export function renderDesignPage(locale: Locale, assets: Assets): string {
  const document = <DesignDocument context={designContext(locale)} assets={assets} />;
  return `<!DOCTYPE html>${renderToString(document)}`;
}
