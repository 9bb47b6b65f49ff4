import { expect, test } from 'vitest';
import { read, readAlerts, readDashboardQueries, readRuleTests } from './testing/rules.ts';

test('every alert leads to its own section of the runbook', async () => {
  const headings = [...(await read('README.md')).matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  const alerts = await readAlerts();
  expect(headings).toHaveLength(alerts.length);
  expect(new Set(headings)).toEqual(new Set(alerts.map(({ alert }) => alert)));
  for (const { alert, annotations } of alerts)
    expect(annotations.runbook).toBe(`ops/observability/README.md#${alert.toLowerCase()}`);
});

test('every alert is tested firing and not firing', async () => {
  const tests = await readRuleTests();
  for (const { alert } of await readAlerts()) {
    const fires = new Set(tests.filter((one) => one.alert === alert).map((one) => one.fires > 0));
    expect({ alert, tested: [fires.has(true), fires.has(false)] }).toEqual({
      alert,
      tested: [true, true],
    });
  }
});

test('every panel of the dashboard has a query, and none is repeated', async () => {
  const queries = await readDashboardQueries();
  expect(queries.length).toBeGreaterThan(30);
  expect(new Set(queries.map(({ expr }) => expr)).size).toBe(queries.length);
});
