import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** The folder of rules, dashboard and runbook. */
export const observabilityFolder = join(import.meta.dirname, '..');

const ruleSchema = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string(), runbook: z.string() }),
});
const rulesSchema = z.object({ groups: z.array(z.object({ rules: z.array(ruleSchema) })) });
const dashboardSchema = z.object({
  panels: z.array(
    z.object({
      title: z.string(),
      targets: z.array(z.object({ expr: z.string() })).optional(),
    }),
  ),
});
const ruleTestsSchema = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(
        z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) }),
      ),
    }),
  ),
});

/** Returns every alert rule. */
export async function readAlerts(): Promise<z.infer<typeof ruleSchema>[]> {
  const { groups } = rulesSchema.parse(parse(await read('alerts.yml')));
  return groups.flatMap(({ rules }) => rules);
}

/** Returns every expectation of the rules' unit tests: an alert, and how many of it should fire. */
export async function readRuleTests(): Promise<{ alert: string; fires: number }[]> {
  const { tests } = ruleTestsSchema.parse(parse(await read('alerts.test.yml')));
  return tests.flatMap(({ alert_rule_test }) =>
    alert_rule_test.map(({ alertname, exp_alerts }) => ({
      alert: alertname,
      fires: exp_alerts.length,
    })),
  );
}

/** Returns every query of the dashboard, with the title of its panel. */
export async function readDashboardQueries(): Promise<{ title: string; expr: string }[]> {
  const { panels } = dashboardSchema.parse(JSON.parse(await read('dashboard.json')));
  return panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));
}

/** Returns a file of the folder, as text. */
export function read(name: string): Promise<string> {
  return readFile(join(observabilityFolder, name), 'utf8');
}
