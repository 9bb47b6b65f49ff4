import { maxHrefLength } from '@parvis/contracts/rich-text/document.ts';
import type { RecordNotes } from '../record-notes.ts';

/** Returns the first valid address among several; notes earlier ones that are not valid. */
export function applyAddress(given: readonly unknown[], notes: RecordNotes): string | undefined {
  const invalid: unknown[] = [];
  for (const one of given) {
    const address = parseAddress(one);
    if (address !== undefined) {
      for (const words of invalid) notes.add('applyUrl', 'unusable-address', words);
      return address;
    }
    if (typeof one === 'string' && one.trim() !== '') invalid.push(one);
  }
  return undefined;
}

/** The characters of a text in which an address is looked for. */
const longest = 10_000;
/** A host name with a domain, before an optional path: “www.bank.example/jobs/7”. */
const bareHost = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}(?::\d{2,5})?(?:[/?#]|$)/i;

/** An address, alone or in a sentence: “Pour postuler : https://…”. */
function parseAddress(raw: unknown): string | undefined {
  const text = typeof raw === 'string' ? raw.trim().slice(0, longest).replaceAll('&amp;', '&') : '';
  const whole = bareHost.test(text) ? `https://${text}` : text;
  const [written] = /\bhttps?:\/\/[^\s"<>]+/i.exec(whole) ?? [];
  if (written === undefined || !URL.canParse(written)) return undefined;
  const { href, hostname } = new URL(written);
  const isHost = /^\[|\.[^.]|^localhost$/.test(hostname);
  return isHost && href.length <= maxHrefLength ? href : undefined;
}
