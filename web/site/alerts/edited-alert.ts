import { cookieLine } from '../../public/cookies/cookie-line.ts';
import { cookieValue } from '../../public/cookies/cookie-value.ts';
import { cookies } from '../consent/cookies.ts';

const { name, lasts } = cookies.editedAlert;

/** Returns the alert whose filters are being changed in this browser. */
export function editedAlert(): string | undefined {
  return cookieValue(document.cookie, name);
}

/** @param aid the id of the alert whose filters are being changed; undefined when there is none */
export function storeEditedAlert(aid: string | undefined): void {
  document.cookie = cookieLine(name, aid, lasts.seconds);
}

/** Returns the filters of the list on a page, in the format of an alert's query. */
export function listFilters(page: ParentNode): URLSearchParams {
  const list = page.querySelector<HTMLElement>('[data-alert-filters]');
  return new URLSearchParams(list?.dataset['alertFilters']);
}
