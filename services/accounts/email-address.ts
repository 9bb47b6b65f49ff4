/** Returns an e-mail address as it is compared: without surrounding space, in lower case. */
export function normalizedEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
