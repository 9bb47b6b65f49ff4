import { parseArgs } from 'node:util';

/** The scenarios, in the order in which they run. */
export const scenarioNames = [
  'kill',
  'nats',
  'postgres',
  'disk',
  'older-database',
  'newer-database',
  'fuzz',
] as const;
export type ScenarioName = (typeof scenarioNames)[number];

export interface ChaosOptions {
  readonly only: readonly ScenarioName[];
  readonly nodeKills: number;
  readonly postgresKills: number;
  readonly seconds: number;
  readonly natsSeconds: number;
  readonly outageSeconds: number;
  readonly seed: number;
}

/** Parses the command line. @throws Error that describes an invalid option */
export function readOptions(args: readonly string[]): ChaosOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: scenarioNames.join(',') },
      'node-kills': { type: 'string', default: '200' },
      'postgres-kills': { type: 'string', default: '50' },
      seconds: { type: 'string', default: '3600' },
      'nats-seconds': { type: 'string', default: '60' },
      'outage-seconds': { type: 'string', default: '60' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  return {
    only: values.only.split(',').map(scenarioNamed),
    nodeKills: wholeNumber('--node-kills', values['node-kills']),
    postgresKills: wholeNumber('--postgres-kills', values['postgres-kills']),
    seconds: wholeNumber('--seconds', values.seconds),
    natsSeconds: wholeNumber('--nats-seconds', values['nats-seconds']),
    outageSeconds: wholeNumber('--outage-seconds', values['outage-seconds']),
    seed: wholeNumber('--seed', values.seed),
  };
}

function scenarioNamed(text: string): ScenarioName {
  const found = scenarioNames.find((name) => name === text);
  if (found === undefined)
    throw new Error(`--only takes ${scenarioNames.join(', ')}, not “${text}”`);
  return found;
}

function wholeNumber(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${option} takes a whole number, not “${text}”`);
  return Number(text);
}
