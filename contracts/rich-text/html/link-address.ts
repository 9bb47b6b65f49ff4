const maxRedirectors = 3;

/**
 * Returns the address to which a link leads, without the redirectors that Outlook and Google put
 * around it.
 */
export function directAddress(href: string): string {
  let address = href;
  for (let times = 0; times < maxRedirectors; times += 1) {
    const inner = addressWithin(address);
    if (inner === undefined) break;
    address = inner;
  }
  return address;
}

function addressWithin(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const { hostname, pathname, searchParams } = new URL(href);
  const inner = hostname.endsWith('.safelinks.protection.outlook.com')
    ? searchParams.get('url')
    : /^www\.google\.[a-z.]{2,6}$/.test(hostname) && pathname === '/url'
      ? (searchParams.get('q') ?? searchParams.get('url'))
      : null;
  return inner !== null && /^(?:https?|mailto):/i.test(inner) ? inner : undefined;
}
