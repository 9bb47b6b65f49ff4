/**
 * Returns an e-mail address in the form used for comparison: without surrounding space, NFC, in
 * lower case.
 */
export function normalizedAddress(address: string): string {
  return address.trim().normalize('NFC').toLowerCase();
}
