import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { repositoryRoot } from '../chaos/parvis-process.ts';
import { seededRandom } from '../random/seeded-random.ts';
import { MutatedSpecs } from './mutated-specs.ts';
import { describeMutant, listMutants, type Mutant, mutate } from './mutators.ts';

/**
 * Mutants for code that needs a database, chosen by a seed, each run through the specs of its room.
 * `npm run mutation:seeded -- [seed] [mutants] [part of a room's path]`; exits with 1 when one
 * survives.
 */
interface Room {
  readonly code: string;
  /** The specs that cover it: folders, or beginnings of their paths. */
  readonly specs: readonly string[];
}

const rooms: readonly Room[] = [
  { code: 'services/adapters/log', specs: ['services/adapters/log/'] },
  { code: 'services/claims', specs: ['services/claims/'] },
  { code: 'projections/engine', specs: ['projections/engine/'] },
  { code: 'projections/follower', specs: ['projections/follower/', 'projections/engine/'] },
  {
    code: 'services/subjects',
    specs: [
      'services/subjects/',
      'services/main/reseal',
      'services/contact/',
      'services/main/own-data',
    ],
  },
];

const notProduct = /\.spec\.ts$|\.contract\.ts$|\/testing\/|\/contract\//;
const [seed = 8, count = 50] = process.argv.slice(2, 4).map(Number);
const [, , , , filter = ''] = process.argv;
const survivors: string[] = [];
const specs = new MutatedSpecs();
try {
  for (const room of rooms.filter(({ code }) => code.includes(filter)))
    survivors.push(...(await survivorsIn(room)));
} finally {
  await specs.close();
}
console.log(`\nseed ${seed}: ${survivors.length} of ${count} mutants survived`);
for (const survivor of survivors) console.log(survivor);
process.exit(survivors.length === 0 ? 0 : 1);

async function survivorsIn(room: Room): Promise<string[]> {
  const chosen = await choose(listSources(room), count / rooms.length);
  const failure = await specs.firstFailure(room.specs, undefined);
  if (failure !== undefined) throw new Error(`without any mutant fails: ${failure}`);
  const survived: string[] = [];
  for (const mutant of chosen) {
    const noticed = await specs.firstFailure(room.specs, mutant);
    const title = describeMutant(read(mutant.file), mutant);
    console.log(noticed === undefined ? `SURVIVED ${title}` : `killed   ${title}  by: ${noticed}`);
    if (noticed === undefined) survived.push(title);
  }
  return survived;
}

function listSources({ code }: Room): string[] {
  return readdirSync(join(repositoryRoot, code), { recursive: true, encoding: 'utf8' })
    .map((path) => `${code}/${path}`)
    .filter((path) => path.endsWith('.ts') && !notProduct.test(path))
    .toSorted();
}

/**
 * This many mutants of these files; those that do not compile, or change only types, are skipped.
 */
async function choose(files: readonly string[], wanted: number): Promise<Mutant[]> {
  const candidates = files.flatMap((file) => listMutants(file, read(file)));
  const chosen: Mutant[] = [];
  for (const mutant of seededRandom(seed).shuffled(candidates)) {
    if (chosen.length >= wanted) break;
    if (await changesBehaviour(mutant)) chosen.push(mutant);
  }
  return chosen;
}

async function changesBehaviour(mutant: Mutant): Promise<boolean> {
  const source = read(mutant.file);
  try {
    const compile = async (code: string) => (await transformWithOxc(code, mutant.file)).code;
    return (await compile(mutate(source, mutant))) !== (await compile(source));
  } catch {
    return false;
  }
}

function read(file: string): string {
  return readFileSync(join(repositoryRoot, file), 'utf8');
}
