/** An e-mail address as it is compared: without surrounding space, composed, in lower case. */
export function normalAddress(address: string): string {
  return address.trim().normalize('NFC').toLowerCase();
}
