/** The site that passkeys are bound to: they work on no other. */
export interface RelyingParty {
  /** Its host. */
  readonly id: string;
  /** Its origin, in the form that browsers use. */
  readonly origin: string;
}

/** @param publicUrl the configured origin; never taken from a request */
export function toRelyingParty(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}
