import { UsageError } from './command-line-error.ts';
import { commands } from './commands.ts';
import { faultSentence } from './fault-sentence.ts';
import { endWhenInterrupted } from './interruption.ts';
import { whenOutputIsLost } from './lost-output.ts';
import { readCommandLine } from './read-command-line.ts';

// The command line: 0 done, 1 failed, 2 not understood, 130 interrupted.
endWhenInterrupted();
whenOutputIsLost(process.stdout, (sentence) => {
  console.error(sentence);
  process.exitCode = 1;
});
try {
  const line = readCommandLine(commands, process.argv.slice(2));
  if (line.kind === 'help') console.log(line.text);
  else await line.run();
} catch (cause) {
  const sentence = faultSentence(cause);
  console.error(sentence ?? cause);
  process.exitCode = cause instanceof UsageError ? 2 : 1;
}
