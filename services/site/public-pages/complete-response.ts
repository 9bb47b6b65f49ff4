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
  readonly staleSeconds: number | undefined;
  readonly bytes: Buffer;
}

/** The responses of one second, the precision of a `Date` header. */
const responses = new Map<CachedPage, Map<Form, DatedResponse>>();
let secondOfResponses = 0;

/**
 * Returns the complete response of a page in a form, as bytes: assembled once a second for all
 * visitors, because the head contains the time.
 */
export function completeResponse(sent: PageInForm, standing: CommonHeaders, now: Date): Buffer {
  const { page, form, staleSeconds } = sent;
  forgetOlder(Math.floor(now.getTime() / 1_000));
  const forms = responses.get(page) ?? new Map<Form, DatedResponse>();
  const known = forms.get(form);
  if (known !== undefined && known.staleSeconds === staleSeconds) return known.bytes;
  const body = bytesOf(page, form);
  const head = composeHead(sent, standing, { now, length: body.length });
  const bytes = Buffer.concat([Buffer.from(head, 'latin1'), body]);
  responses.set(page, forms.set(form, { staleSeconds, bytes }));
  return bytes;
}

function forgetOlder(second: number): void {
  if (second === secondOfResponses) return;
  responses.clear();
  secondOfResponses = second;
}

interface Sending {
  readonly now: Date;
  /** Of the body, in bytes. */
  readonly length: number;
}

function composeHead(sent: PageInForm, standing: CommonHeaders, { now, length }: Sending): string {
  const status = statusOfForm(sent.page, sent.form);
  const fields = [...composeHeaders(sent, standing, length), 'date', now.toUTCString()];
  const lines = fields.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${fields[at + 1]}`] : []));
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`;
}
