import { safeHref } from '../rich-text/document.ts';

const ownPath = /^\/(?!\/)/;
const externalUrl = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

/**
 * Returns whether an address is a path of this site: it begins with a single slash and cannot be
 * read as another host.
 */
export function isOwnPath(href: string): boolean {
  return ownPath.test(href) && safeHref.test(href);
}

/**
 * Returns whether an address is an absolute http(s) URL with a host and without user information.
 */
export function isExternalUrl(href: string): boolean {
  return externalUrl.test(href) && safeHref.test(href);
}
