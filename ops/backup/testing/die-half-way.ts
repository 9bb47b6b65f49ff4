import { readConfiguration } from '@parvis/services/adapters/config/configuration.ts';
import { readExistingSecrets } from '@parvis/services/subjects/secret.ts';
import { restoreBackup } from '../restore-backup.ts';
import { writeBackup } from '../write-backup.ts';

/**
 * Writes or restores a backup, and kills itself (SIGKILL) where it would begin a phase.
 * Arguments: `backup` or `restore`, the folder, the beginning of the line of that phase.
 */
const [action, folder = '', phase = ''] = process.argv.slice(2);
const read = readConfiguration(process.env);
if (!read.ok) throw new Error(read.problems.join('\n'));
const { configuration } = read;
const secrets = await readExistingSecrets(configuration);
if (secrets === undefined) throw new Error('the test configures a secret');
const say = (line: string) => {
  console.log(line);
  if (line.startsWith(phase)) process.kill(process.pid, 'SIGKILL');
};
const nothing = () => undefined;
const given = { configuration, secrets, folder, print: say, progress: nothing };
if (action === 'backup')
  await writeBackup({
    ...given,
    recipients: [],
    logCommand: undefined,
    version: '1',
    onBegin: nothing,
  });
else await restoreBackup({ ...given, identities: [], replace: false, onWrite: nothing });
