import { STATUS_CODES } from 'node:http';
import type { CachedPage } from '../page-cache/page-cache.ts';
import {
  bytesOf,
  type CommonHeaders,
  composeHeaders,
  type Form,
  type PageInForm,
  statusOfForm,
} from './page-response.ts';

interface DatedResponse {
  /** Whole seconds since 1970, the precision of a `Date` header. */
  readonly second: number;
  readonly staleSeconds: number | undefined;
  readonly bytes: Buffer;
}

const responses = new WeakMap<CachedPage, Map<Form, DatedResponse>>();

/**
 * Returns the complete response of a page in a form, as bytes: assembled once a second for all
 * visitors, because the head contains the time.
 */
export function completeResponse(sent: PageInForm, standing: CommonHeaders, now: Date): Buffer {
  const { page, form, staleSeconds } = sent;
  const second = Math.floor(now.getTime() / 1_000);
  const forms = responses.get(page) ?? new Map<Form, DatedResponse>();
  const known = forms.get(form);
  if (known?.second === second && known.staleSeconds === staleSeconds) return known.bytes;
  const head = composeHead(sent, standing, now);
  const bytes = Buffer.concat([Buffer.from(head, 'latin1'), bytesOf(page, form)]);
  responses.set(page, forms.set(form, { second, staleSeconds, bytes }));
  return bytes;
}

function composeHead(sent: PageInForm, standing: CommonHeaders, now: Date): string {
  const status = statusOfForm(sent.page, sent.form);
  const fields = [...composeHeaders(sent, standing), 'date', now.toUTCString()];
  const lines = fields.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${fields[at + 1]}`] : []));
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`;
}
