/** Why a command failed: one sentence for its user. */
export class CommandLineError extends Error {
  override name = 'CommandLineError';
}

/** The words of the command line are not those of a command: nothing was done. */
export class UsageError extends CommandLineError {}
