/**
 * The form of an idempotency key: any character except control characters, and not only spaces. In
 * a header, non-ASCII letters are two bytes.
 */
export const idempotencyKeyForm = /^(?=.*\S)[^\p{Cc}\p{Cs}]{1,400}$/u;
