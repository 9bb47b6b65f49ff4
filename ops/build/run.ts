import { runBuilds } from './run-builds.ts';

const [folder, buildId, templates] = process.argv.slice(2);
if (!folder || !buildId || !templates) throw new Error('Usage: run.ts FOLDER BUILD TEMPLATES');
await runBuilds(folder, { build: buildId, templates }).catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
