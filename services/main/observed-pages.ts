import type { Viewer } from '@parvis/contracts/site/screens.ts';
import { Gauge, Histogram } from 'prom-client';
import type { PublicSiteDeps } from '../site/public-pages/public-site.ts';
import type { Observability } from './observability.ts';

type Making = Pick<PublicSiteDeps, 'compose' | 'render'>;

/** Wraps the composing and rendering of pages so that it is timed and traced. */
export function observedPages(
  { compose, render }: Making,
  { metrics, tracing }: Pick<Observability, 'metrics' | 'tracing'>,
): Making {
  const registers = [metrics.registry];
  const composing = new Gauge({
    name: 'parvis_pages_composing',
    help: 'Pages being composed from the database',
    registers,
  });
  const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
  const composed = new Histogram({
    name: 'parvis_page_compose_duration_seconds',
    help: 'Composing of a page from the database',
    buckets,
    registers,
  });
  const rendered = new Histogram({
    name: 'parvis_page_render_duration_seconds',
    help: 'Rendering of a composed page, by for whom: visitors, or somebody signed in',
    labelNames: ['reader'],
    buckets,
    registers,
  });
  for (const reader of ['visitor', 'signed-in']) rendered.zero({ reader });
  return {
    async compose(...request) {
      composing.inc();
      const end = composed.startTimer();
      try {
        return await tracing.span('query', { 'parvis.query': 'page' }, () => compose(...request));
      } finally {
        composing.dec();
        end();
      }
    },
    render(screen, viewer: Viewer) {
      const end = rendered.startTimer({ reader: viewer.logged ? 'signed-in' : 'visitor' });
      try {
        return render(screen, viewer);
      } finally {
        end();
      }
    },
  };
}
