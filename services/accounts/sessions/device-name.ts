/** The first match wins: most browsers also identify as Safari and Chrome. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Returns the browser and system of a `User-Agent` header, by which users recognise their sessions.
 */
export function deviceName(userAgent: string | undefined): string | undefined {
  const named = [browsers, systems].flatMap((known) => {
    const found = known.find(([pattern]) => pattern.test(userAgent ?? ''));
    return found ? [found[1]] : [];
  });
  return named.length === 0 ? undefined : named.join(', ');
}
