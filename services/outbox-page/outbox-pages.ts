import { outboxPath } from '@parvis/contracts/mail/endpoints.ts';
import type { WrittenMail } from '../adapters/mail/outbox-folder.ts';
import { type Html, html } from '../http/html.ts';
import type { OutboxWords } from './outbox-words.ts';

/** What the pages are written with: the words of a language, and addresses of style sheets. */
interface OutboxFrame extends OutboxWords {
  readonly stylesheets: readonly string[];
}

/** Returns the document that explains an empty list. */
export function smtpPage(words: OutboxFrame): string {
  const { formatMessage } = words;
  return page(
    words,
    formatMessage({ id: 'outbox.title' }),
    html`<p>${formatMessage({ id: 'outbox.by-smtp' })}</p>`,
  );
}

/** Returns the list of e-mails written, newest first. */
export function listPage(words: OutboxFrame, mails: readonly WrittenMail[]): string {
  const { formatMessage } = words;
  const title = formatMessage({ id: 'outbox.title' });
  const explanation = html`<p>${formatMessage({ id: 'outbox.explanation' })}</p>`;
  if (mails.length === 0)
    return page(words, title, html`${explanation}<p>${formatMessage({ id: 'outbox.empty' })}</p>`);
  const summary = formatMessage({ id: 'outbox.newest' }, { count: mails.length });
  return page(
    words,
    title,
    html`${explanation}<table><caption>${summary}</caption><thead><tr><th scope="col">${formatMessage({ id: 'outbox.written' })}</th><th scope="col">${formatMessage({ id: 'outbox.to' })}</th><th scope="col">${formatMessage({ id: 'outbox.subject' })}</th></tr></thead><tbody>${mails.map((mail) => renderRow(words, mail))}</tbody></table>`,
  );
}

/**
 * Returns one e-mail: its headers, its text, and its formatted version in a frame in which no
 * script runs and nothing is loaded.
 */
export function mailPage(words: OutboxFrame, mail: WrittenMail): string {
  const { formatMessage } = words;
  const { headers, text, html: formatted } = mail.message;
  const textSection = html`<section><h2>${formatMessage({ id: 'outbox.text' })}</h2><pre>${text ?? ''}</pre></section>`;
  const heading = formatMessage({ id: 'outbox.html' });
  const formattedSection =
    formatted === undefined
      ? html``
      : html`<section><h2>${heading}</h2><iframe sandbox="" referrerpolicy="no-referrer" title="${heading}" width="700" height="600" srcdoc="${formatted}"></iframe></section>`;
  const back = html`<p><a href="${outboxPath}">${formatMessage({ id: 'outbox.back' })}</a></p>`;
  const details = html`<dl>${timeEntry(words, mail)}${entry(formatMessage({ id: 'outbox.from' }), headers.get('from'))}${entry(formatMessage({ id: 'outbox.to' }), headers.get('to'))}${entry(formatMessage({ id: 'outbox.unsubscribe' }), headers.get('list-unsubscribe'))}${entry(formatMessage({ id: 'outbox.message-id' }), headers.get('message-id'))}</dl>`;
  return page(
    words,
    formatSubject(words, mail),
    html`${back}${details}${textSection}${formattedSection}`,
  );
}

function renderRow(words: OutboxWords, mail: WrittenMail): Html {
  const to = mail.message.headers.get('to') ?? '';
  return html`<tr><td>${formatTime(words, mail)}</td><td>${to}</td><td><a href="${outboxPath}/${mail.id}">${formatSubject(words, mail)}</a></td></tr>`;
}

function timeEntry(words: OutboxWords, mail: WrittenMail): Html {
  const name = words.formatMessage({ id: 'outbox.written' });
  return html`<dt>${name}</dt><dd>${formatTime(words, mail)}</dd>`;
}

function formatTime({ formatDate }: OutboxWords, { writtenAt }: WrittenMail): Html {
  return html`<time datetime="${writtenAt.toISOString()}">${formatDate(writtenAt)}</time>`;
}

function formatSubject({ formatMessage }: OutboxWords, { message }: WrittenMail): string {
  return message.headers.get('subject') || formatMessage({ id: 'outbox.no-subject' });
}

function entry(name: string, value: string | undefined): Html {
  return value === undefined ? html`` : html`<dt>${name}</dt><dd>${value}</dd>`;
}

function page({ locale, stylesheets }: OutboxFrame, title: string, body: Html): string {
  const links = stylesheets.map((href) => html`<link rel="stylesheet" href="${href}">`);
  return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${links}</head><body><main class="document"><h1>${title}</h1>${body}</main></body></html>`.toString();
}
