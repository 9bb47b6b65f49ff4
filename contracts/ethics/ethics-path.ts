import type { Locale } from '../site/locale.ts';
import { ethicsFormPath } from './endpoints.ts';

/** An address of ethics reports in a language. @param below the part after the form's own */
export function ethicsPath(locale: Locale, below: '' | '/receipt' | '/message' = ''): string {
  return `${locale === 'en' ? '/en' : ''}${ethicsFormPath}${below}`;
}
