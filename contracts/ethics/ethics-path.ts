import { type Locale, pathIn } from '../site/locale.ts';
import { ethicsFormPath } from './endpoints.ts';

/**
 * Returns an address of ethics reports in a language.
 * @param subpath the part after the form's path
 */
export function ethicsPath(locale: Locale, subpath: '' | '/receipt' | '/message' = ''): string {
  return pathIn(locale, `${ethicsFormPath}${subpath}`);
}
