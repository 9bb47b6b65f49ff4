import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockLink } from '../parts/block-link.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import parts from '../parts/parts.module.css';
import styles from './employer-review.module.css';

/**
 * Employer reviews: a text and a link to the reviews, between which script inserts the latest
 * rating. If the rating is unavailable, script removes the block.
 */
export function EmployerReviewView({ data, links, locale, viewer }: BlockProps<'employer-review'>) {
  const { title, text, of, linkLabel, link } = data;
  const source = pathOf(of === 'group' ? 'employer_review_group' : 'employer_review', locale);
  const island = viewer.logged
    ? {}
    : { 'data-island': 'employer-review', 'data-wake': 'visible', 'data-source': source };
  return (
    <div className={styles.block} {...island} data-of={of}>
      <div>
        <BlockTitle>{title}</BlockTitle>
        {text ? <p className={parts.text}>{text}</p> : null}
        <BlockLink link={link} links={links}>
          {linkLabel}
        </BlockLink>
      </div>
      {viewer.logged ? null : <div className={styles.rating} data-rating />}
    </div>
  );
}
