/** Why a command was not carried out: one sentence for whoever typed it. */
export class CommandLineError extends Error {
  override name = 'CommandLineError';
}
