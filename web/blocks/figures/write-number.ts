import type { Decimal } from '@parvis/contracts/figures/figures-table.ts';
import type { ShownCell } from '@parvis/contracts/figures/shown-figures.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** What stands between a change and its sign, and between it and the percent sign. */
const spaces: Readonly<Record<Locale, string>> = { fr: '\u00a0', en: '' };

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: Locale, decimals: number, isSigned: boolean): Intl.NumberFormat {
  const key = `${locale} ${decimals} ${isSigned}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: isSigned ? 'exceptZero' : 'negative',
    useGrouping: true,
  });
  formats.set(key, made);
  return made;
}

/** Returns a number in a language, with a true minus sign. */
export function writeNumber(
  locale: Locale,
  value: Decimal,
  decimals: number,
  isSigned = false,
): string {
  return formatOf(locale, decimals, isSigned).format(value).replace('-', '−');
}

/** Returns a change with its sign and unit: + 4,0 %, +4.0%; − 0,3 pt. */
export function writeChange(locale: Locale, cell: Extract<ShownCell, { kind: 'change' }>): string {
  const number = writeNumber(locale, cell.value, cell.decimals, true);
  const space = spaces[locale];
  const spaced = number.replace(/^[+−]/, `$&${space}`);
  return cell.unit === 'points' ? `${spaced}\u00a0pt` : `${spaced}${space}%`;
}
