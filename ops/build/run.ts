import { runBuilds } from './run-builds.ts';

const [folder, buildId] = process.argv.slice(2);
if (!folder || !buildId) throw new Error('Usage: run.ts FOLDER BUILD');
await runBuilds(folder, buildId).catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
