/** Parvis cannot start; the message is one sentence for the person who started it. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
