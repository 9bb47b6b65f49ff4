import {
  type Configuration,
  readConfiguration,
} from '@parvis/services/adapters/config/configuration.ts';
import { CommandLineError } from './command-line-error.ts';

/** Returns the configuration of this process. @throws CommandLineError naming every wrong variable */
export function requireConfiguration(): Configuration {
  const read = readConfiguration(process.env);
  if (!read.ok) throw new CommandLineError(read.problems.join('\n'));
  return read.configuration;
}
