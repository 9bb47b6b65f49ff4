const site = /^[a-z\d-]+\.jobs\.personio\.(?:com|de|es|fr)$/;

/**
 * Returns where an offer of Personio is applied for: its XML (`{company}.jobs.personio.de/xml`), which
 * is read by the names of its fields, names no address.
 * @param address where the feed was fetched
 */
export function addressAtPersonio(
  address: string | undefined,
  reference: string,
): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { origin, hostname } = new URL(address);
  return site.test(hostname) ? `${origin}/job/${encodeURIComponent(reference)}` : undefined;
}
