/** Something that must have one owner, such as a slug under a parent. */
export interface Claim {
  readonly scope: string;
  readonly key: string;
}

/** A claim with the stream that owns it. */
export interface HeldClaim extends Claim {
  readonly owner: string;
}

/** Returns the claims that are not among `others`. */
export function claimsExcept<T extends Claim>(
  claims: readonly T[],
  others: readonly Claim[],
): readonly T[] {
  return claims.filter(
    ({ scope, key }) => !others.some((one) => one.scope === scope && one.key === key),
  );
}
