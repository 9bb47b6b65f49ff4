import { join } from 'node:path';
import { type StartedParvis, startedParvis } from '@parvis/services/main/testing/started-parvis.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { hasPrometheus, promtool, TestPrometheus } from './testing/prometheus.ts';
import { observabilityFolder, readAlerts, readDashboardQueries } from './testing/rules.ts';

const isInstalled = hasPrometheus();
const circumstances = isInstalled
  ? 'with Prometheus'
  : 'skipped: Prometheus is not installed on this machine';

/** Enough for a rate over several scrapes. */
const rateInterval = '1m';

describe.skipIf(!isInstalled)(`alerts and dashboard (${circumstances})`, () => {
  test.each([
    ['check', 'rules', 'alerts.yml'],
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ])('promtool %s %s accepts %s', (action, what, file) => {
    const { code, output } = promtool(action, what, join(observabilityFolder, file));
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('SUCCESS') });
  });

  describe('with a running Parvis', () => {
    let parvis: StartedParvis;
    let prometheus: TestPrometheus;

    beforeAll(async () => {
      const port = await freePort();
      parvis = await startedParvis({
        PARVIS_METRICS_PORT: String(port),
        PARVIS_OFFERS_FEEDS: 'bank=https://127.0.0.1:9/offers.json',
        PARVIS_OFFERS_HOSTS: '127.0.0.1',
      });
      prometheus = await TestPrometheus.start(`127.0.0.1:${port}`);
      await parvis.signIn('administrator');
      await fetch(`${parvis.origin}/`);
      await vi.waitUntil(() => isScrapedTwice(prometheus), { timeout: 30_000, interval: 200 });
    });
    afterAll(async () => {
      await prometheus.stop();
      await parvis.stop();
    });

    test('every query of the dashboard returns data', async () => {
      const empty: string[] = [];
      for (const { title, expr } of await readDashboardQueries()) {
        const query = expr.replaceAll('$__rate_interval', rateInterval);
        if ((await prometheus.query(query)).length === 0) empty.push(`${title}: ${expr}`);
      }
      expect(empty).toEqual([]);
    });

    test('every alert can be evaluated, and its metrics exist', async () => {
      const unmeasured: string[] = [];
      for (const { alert, expr } of await readAlerts()) {
        await prometheus.query(expr);
        for (const [metric] of expr.matchAll(/\b(?:parvis|nodejs|process)_\w+(?:\{[^}]*\})?/g))
          if ((await prometheus.query(withoutValues(metric))).length === 0)
            unmeasured.push(`${alert}: ${metric}`);
      }
      expect(unmeasured).toEqual([]);
    });
  });
});

/** Responses with an error, for instance, are measured once there was one. */
function withoutValues(metric: string): string {
  return metric.replace(/\{(?!state)[^}]*\}/, '');
}

/** Returns true once a rate can be computed; Prometheus may not be up yet. */
async function isScrapedTwice(prometheus: TestPrometheus): Promise<boolean> {
  const rates = await prometheus.query('rate(parvis_info[1m])').catch(() => []);
  return rates.length === 1;
}
