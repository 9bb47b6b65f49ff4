import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { z } from 'zod';
import { overdueRelease } from './overdue-releases.ts';

/**
 * `npm run libraries [NAME…]`: lists our libraries that should have been updated by now, as
 * `libraries.md` promises. Queries the registry, one library at a time; exits with 1 when there are
 * any.
 */
const rooms = ['', 'contracts/', 'services/', 'projections/', 'web/', 'ops/'];
const named = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({ dependencies: named, devDependencies: named });
const timesSchema = z.record(z.string(), z.string());
const run = promisify(execFile);

function versions(): ReadonlyMap<string, string> {
  const manifests = rooms.map((room) => {
    const file = new URL(`../../${room}package.json`, import.meta.url);
    return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  });
  return new Map(
    manifests
      .flatMap(({ dependencies, devDependencies }) =>
        Object.entries({ ...dependencies, ...devDependencies }),
      )
      .map(([name, version]) => [name, version.replace(/^[\^~]/, '')] as const)
      .filter(([, version]) => /^\d/.test(version)),
  );
}

async function fetchReleaseTimes(name: string): Promise<Readonly<Record<string, string>>> {
  const { stdout } = await run('npm', ['view', name, 'time', '--json']);
  return timesSchema.parse(JSON.parse(stdout));
}

const all = versions();
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !all.has(name));
if (unknown.length > 0) throw new Error(`no package.json of ours names ${unknown.join(', ')}`);
const looked = [...all].filter(([name]) => requested.length === 0 || requested.includes(name));
const lines: string[] = [];
for (const [name, version] of looked) {
  const late = overdueRelease(version, await fetchReleaseTimes(name), new Date());
  if (late === undefined) continue;
  const { release, since, allowedDays } = late;
  lines.push(
    `${name} ${version}: ${release} is out since ${since.slice(0, 10)}, more than ${allowedDays} days`,
  );
}
console.log(lines.length === 0 ? `${looked.length} libraries, none too old` : lines.join('\n'));
process.exitCode = lines.length === 0 ? 0 : 1;
