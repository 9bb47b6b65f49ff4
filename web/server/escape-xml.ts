const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Returns text escaped for XML, in an element or a quoted attribute; characters that XML forbids
 * are omitted.
 */
export function escapeXml(text: string): string {
  const sound = text
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    // oxlint-disable-next-line no-control-regex -- the very characters that XML 1.0 forbids
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return sound.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
