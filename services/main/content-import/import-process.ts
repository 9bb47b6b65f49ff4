import type { StartWork } from '../../content-import/runs/content-imports.ts';
import { startProcess } from '../own-program.ts';
import type { FromImport, ToImport } from './messages.ts';

/** The memory limit of the process, in kilobytes. */
const maxMemoryKb = 4_000_000;

/**
 * Carries each import out in a process of its own, which calls the API as any program does: visitors
 * do not wait for it, and a hostile file can exhaust the memory of that process only.
 */
export const startImportProcess: StartWork = (work, onProgress) => {
  const child = startProcess(
    { here: import.meta.url, source: './work.ts', built: 'import-content' },
    { memoryKb: maxMemoryKb, input: 'ignore' },
  );
  const send = (message: ToImport) => child.send(message, () => undefined);
  const end = new Promise<Awaited<ReturnType<StartWork>['end']>>((resolve) => {
    child.on('message', (message: FromImport) => {
      if ('progress' in message) return onProgress(message.progress);
      resolve(message.end);
      child.kill('SIGKILL');
    });
    child.once('exit', () => resolve(undefined));
    child.once('error', () => resolve(undefined));
  });
  send({ work });
  return { end, cancel: () => void send('cancel'), kill: () => void child.kill('SIGKILL') };
};
