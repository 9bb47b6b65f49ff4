import type { Locale } from '@parvis/contracts/site/locale.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The bare document that a browser gets when an address of the back-office refuses it. */
export function refusalPage(words: string, locale: Locale): string {
  const text = words.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${text}</title><meta name="robots" content="noindex"></head><body><main><h1>${text}</h1></main></body></html>`;
}
