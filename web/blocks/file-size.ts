import type { IntlShape } from 'react-intl';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const step = 1_000;

/** Returns a file size in the most compact unit: `2,4 Mo`. */
export function fileSize(intl: IntlShape, bytes: number): string {
  const place = bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / Math.log10(step));
  const power = Math.min(place, units.length - 1);
  return intl.formatNumber(bytes / step ** power, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    // English has no short form of bytes: it would be “91 byte”.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  });
}
