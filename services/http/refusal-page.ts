import type { Locale } from '@parvis/contracts/site/locale.ts';
import { html } from './html.ts';

/** The bare document that a browser gets when an address of the back-office refuses it. */
export function refusalPage(words: string, locale: Locale): string {
  return String(
    html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${words}</title><meta name="robots" content="noindex"></head><body><main><h1>${words}</h1></main></body></html>`,
  );
}
