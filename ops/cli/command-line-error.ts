/** Why a command failed: one sentence for its user. */
export class CommandLineError extends Error {
  override name = 'CommandLineError';
}
