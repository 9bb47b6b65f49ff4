import { ethicsFormPath } from '@parvis/contracts/ethics/endpoints.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** An address of ethics reports in a language. @param below what stands behind the form's own */
export function ethicsPath(locale: Locale, below = ''): string {
  return `${locale === 'en' ? '/en' : ''}${ethicsFormPath}${below}`;
}
