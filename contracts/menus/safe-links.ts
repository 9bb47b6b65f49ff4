import { safeHref } from '../rich-text/document.ts';

const ownPath = /^\/(?!\/)/;
const externalUrl = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

/** True for an address of this site: it begins with one slash and hides no other host. */
export function isOwnPath(href: string): boolean {
  return ownPath.test(href) && safeHref.test(href);
}

/** True for a whole http(s) address that names its host and no user. */
export function isExternalUrl(href: string): boolean {
  return externalUrl.test(href) && safeHref.test(href);
}
