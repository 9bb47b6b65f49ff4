/** Returns an address as people read it; one that is not encoded well stays. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
