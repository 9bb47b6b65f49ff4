import type { ReactNode } from 'react';
import { Anchor } from '../link/anchor.tsx';
import stretched from '../stretched-link.module.css';
import { Tag } from '../tag/tag.tsx';
import styles from './card.module.css';

export interface CardProps {
  readonly href: string;
  /** Given, its page opens in a new tab and the link says so in these words (the word `link.new-tab`). */
  readonly newTabNote?: string | undefined;
  readonly title: string;
  /** Level of the title in its page's outline. */
  readonly level: 2 | 3 | 4;
  readonly tag?: string | undefined;
  readonly summary?: string | undefined;
  /** A day for people, and for machines as YYYY-MM-DD. */
  readonly date?: { readonly words: string; readonly day: string } | undefined;
  /** A picture or a chart, decorative. */
  readonly picture?: ReactNode;
  /** `row` sets the picture at the side from 600 px on. */
  readonly layout?: 'tile' | 'row';
}

/** What leads to a page. The whole of it can be pressed; its title alone is what the link is called. */
export function Card(card: CardProps) {
  const { href, newTabNote, title, level, tag, summary, date, picture, layout = 'tile' } = card;
  const Heading = `h${level}` as const;
  return (
    <article className={`${stretched.area} ${styles.card} ${styles[layout]}`}>
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
