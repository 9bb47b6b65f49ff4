import type { Locale } from '@parvis/contracts/site/locale.ts';
import { html } from './html.ts';

/** Renders the bare HTML document that a browser gets when a request is refused. */
export function refusalPage(words: string, locale: Locale): string {
  return String(
    html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${words}</title><meta name="robots" content="noindex"></head><body><main><h1>${words}</h1></main></body></html>`,
  );
}
