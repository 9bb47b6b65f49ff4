import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfChanged } from '../build/build.mjs';
import { installIfChanged, makeFolder } from './install.mjs';
import { giveUp } from './refusal.mjs';
import { serve } from './serve.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Installs and builds what changed, then runs the server in this process, which prints steps 3 to 5. */
export async function startParvis() {
  stopWithNpm();
  try {
    const dataFolder = resolve(process.env.PARVIS_DATA || join(root, '.parvis'));
    process.env.PARVIS_DATA = dataFolder;
    makeFolder(dataFolder);
    console.log('1/5 Installing packages…');
    if (!(await installIfChanged(root, dataFolder))) console.log('    already installed');
    console.log('2/5 Building…');
    if (!(await buildIfChanged())) console.log('    already built');
    await serve(root);
  } catch (cause) {
    giveUp(cause);
  }
}
