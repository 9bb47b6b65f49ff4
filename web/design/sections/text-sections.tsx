import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { Link } from '../../ui/link/link.tsx';
import { ActiveTag, Tag } from '../../ui/tag/tag.tsx';
import type { DesignContext } from '../design-context.ts';
import { DesignSection, Specimen } from '../specimen.tsx';
import styles from './row.module.css';

/** Links in their three uses. */
export function LinkSection({ samples, words }: DesignContext) {
  const newTabNote = words('link.new-tab');
  return (
    <DesignSection name="link">
      <Specimen state="inline">
        <p className={styles.text}>
          {samples.paragraph} <Link href="#link">{samples.linkWords}</Link>.
        </p>
      </Specimen>
      <Specimen state="new-tab">
        <p className={styles.text}>
          {samples.lead}{' '}
          <Link href="#link" newTabNote={newTabNote}>
            {samples.linkWords}
          </Link>
        </p>
      </Specimen>
      <Specimen state="onward">
        <Link href="#link" kind="onward">
          {samples.linkWords}
        </Link>
      </Specimen>
    </DesignSection>
  );
}

/** Tags, and active filters. */
export function TagSection({ samples, words }: DesignContext) {
  const [first = '', second = '', third = ''] = samples.filters;
  return (
    <DesignSection name="tag">
      <Specimen state="default">
        <div className={styles.row}>
          <Tag>{samples.card.tag}</Tag>
          <Tag tone="beacon">{samples.card.tag}</Tag>
          <Tag href="#tag">{third}</Tag>
        </div>
      </Specimen>
      <Specimen state="chosen">
        <div className={styles.row}>
          {samples.filters.map((filter) => (
            <ActiveTag key={filter} href="#tag" removeLabel={words('tag.remove')}>
              {filter}
            </ActiveTag>
          ))}
        </div>
      </Specimen>
      <Specimen state="locked">
        <div className={styles.row}>
          {[first, second].map((filter) => (
            <ActiveTag key={filter} href="#tag" removeLabel={words('tag.remove')} locked>
              {filter}
            </ActiveTag>
          ))}
        </div>
      </Specimen>
    </DesignSection>
  );
}

/** A breadcrumb. */
export function PathSection({ samples, words }: DesignContext) {
  const above = samples.path.map((title, depth) => ({ title, path: `#path-${depth}` }));
  return (
    <DesignSection name="path">
      <Specimen state="default" width="whole">
        <Breadcrumb label={words('design.section.path')} above={above} title={samples.card.title} />
      </Specimen>
    </DesignSection>
  );
}
