import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Anchor } from '../link/anchor.tsx';
import stretched from '../stretched-link.module.css';
import { Tag } from '../tag/tag.tsx';
import styles from './card.module.css';

export interface CardProps {
  readonly href: string;
  /**
   * When set, the link opens in a new tab and is announced by this text (the message
   * `link.new-tab`).
   */
  readonly newTabNote?: string | undefined;
  readonly title: string;
  /** Level of the title in its page's outline. */
  readonly level: 2 | 3 | 4;
  readonly tag?: string | undefined;
  readonly summary?: string | undefined;
  /** The date as text, and as YYYY-MM-DD for `datetime`. */
  readonly date?: { readonly words: string; readonly day: string } | undefined;
  /** A decorative image or chart. */
  readonly picture?: ReactNode;
  /** `row` puts the image next to the text from 600 px up. */
  readonly layout?: 'tile' | 'row';
}

/** A link to a page. The whole card can be clicked; the title alone is the link's accessible name. */
export function Card(card: CardProps) {
  const { href, newTabNote, title, level, tag, summary, date, picture, layout = 'tile' } = card;
  const Heading = `h${level}` as const;
  return (
    <article className={classNames(stretched.area, styles.card, styles[layout])}>
      {picture ? <div className={styles.picture}>{picture}</div> : null}
      <div className={styles.words}>
        {tag ? <Tag>{tag}</Tag> : null}
        <Heading className={styles.title}>
          <Anchor href={href} newTabNote={newTabNote} className={stretched.link}>
            {title}
          </Anchor>
        </Heading>
        {summary ? <p className={styles.summary}>{summary}</p> : null}
        {date ? (
          <p className={styles.date}>
            <time dateTime={date.day}>{date.words}</time>
          </p>
        ) : null}
      </div>
    </article>
  );
}
