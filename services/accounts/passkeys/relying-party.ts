/** The site that passkeys are bound to: they are of no use on any other. */
export interface RelyingParty {
  /** Its host. */
  readonly id: string;
  /** As browsers have it. */
  readonly origin: string;
}

/** @param publicUrl the configured origin; never what a request says */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}
