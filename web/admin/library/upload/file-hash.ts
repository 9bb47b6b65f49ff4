/**
 * Returns the SHA-256 of a file in lowercase hexadecimal; undefined where browsers have no
 * `crypto.subtle`, on pages served neither over https nor from this machine.
 */
export async function hashOfFile(file: Blob): Promise<string | undefined> {
  // The type declares it as always present.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) return undefined;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
