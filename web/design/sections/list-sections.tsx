import { Island } from '../../ui/island/island.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { ProgressRing } from '../../ui/progress-ring/progress-ring.tsx';
import { Skeleton, type SkeletonProps } from '../../ui/skeleton/skeleton.tsx';
import { ShowMoreDemo } from '../demos/show-more-demo.tsx';
import type { DesignContext } from '../design-context.ts';
import { DesignSection, Specimen } from '../specimen.tsx';
import styles from './row.module.css';

const pages = [
  ['first', 1, 12, 'half'],
  ['last', 12, 12, 'half'],
  ['middle', 6, 12, 'whole'],
  ['few', 2, 3, 'half'],
] as const;

/** Numbered pages. */
export function PaginationSection({ labels, words }: DesignContext) {
  return (
    <DesignSection name="pagination">
      {pages.map(([state, current, total, width]) => (
        <Specimen key={state} state={state} width={width}>
          <Pagination
            current={current}
            total={total}
            hrefOf={(page) => `#page-${page}`}
            labels={{
              ...labels.pagination,
              label: `${labels.pagination.label} – ${words(`design.state.${state}`)}`,
            }}
          />
        </Specimen>
      ))}
    </DesignSection>
  );
}

/** “Show more”, with and without a response. */
export function ShowMoreSection({ samples, words }: DesignContext) {
  const titles = [samples.card.title, ...samples.entries.map(({ title }) => title)];
  const props = {
    href: '#show-more',
    label: words('show-more.label'),
    busyLabel: words('show-more.busy'),
    titles,
  };
  return (
    <DesignSection name="show-more">
      <Specimen state="default">
        <Island
          name="show-more"
          wake="visible"
          of={ShowMoreDemo}
          props={{ ...props, responseMs: 1200 }}
        />
      </Specimen>
      <Specimen state="stalled">
        <Island name="show-more" wake="visible" of={ShowMoreDemo} props={props} />
      </Specimen>
    </DesignSection>
  );
}

/** Progress rings. */
export function RingSection({ samples, intl }: DesignContext) {
  return (
    <DesignSection name="ring">
      <Specimen state="default">
        <div className={styles.row}>
          {[0, 25, 62, 100].map((value) => (
            <ProgressRing key={value} label={samples.ring} value={value}>
              {intl.formatNumber(value / 100, { style: 'percent' })}
            </ProgressRing>
          ))}
        </div>
      </Specimen>
    </DesignSection>
  );
}

const shapes: readonly (readonly [string, SkeletonProps['shape'], number, 'whole' | 'half'])[] = [
  ['text', 'text', 1, 'half'],
  ['row', 'row', 2, 'half'],
  ['tile', 'card', 3, 'whole'],
];

/** Placeholders. */
export function SkeletonSection({ words }: DesignContext) {
  return (
    <DesignSection name="skeleton">
      {shapes.map(([state, shape, count, width]) => (
        <Specimen key={state} state={state} width={width}>
          <Skeleton shape={shape} count={count} label={words('skeleton.label')} />
        </Specimen>
      ))}
    </DesignSection>
  );
}
