/** Parvis cannot start; the message is one sentence for the operator. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
