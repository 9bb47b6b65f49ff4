import { BackgroundProcess } from '../background-process.ts';

// A process whose background process notes its id in the file that is given.
const background = new BackgroundProcess({
  program: { url: new URL('small-program.ts', import.meta.url), isSource: true },
  onDeath: () => undefined,
});
await background.start({ databaseUrl: process.argv[2] ?? '', logUrl: '' });
