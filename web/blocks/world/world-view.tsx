import type { ModuleData } from '@parvis/contracts/content/modules/module-types.ts';
import type { ReactNode } from 'react';
import accordion from '../../ui/accordion/accordion.module.css';
import type { BlockContext, BlockProps } from '../block-props.ts';
import { BlockLink } from '../parts/block-link.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import { renderUnkeyed } from '../render-unkeyed.ts';
import styles from './world.module.css';

/**
 * Regions that expand to their countries, which expand to a text: native disclosures, one
 * open per level; script closes the levels below. Expanded while the page is being edited.
 */
export function WorldView({ id, data: { title, regions }, links, viewer }: BlockProps<'world'>) {
  const island = viewer.editing ? {} : { 'data-island': 'world', 'data-wake': 'intent' };
  const isLaidOpen = viewer.editing;
  return (
    <div {...island}>
      <BlockTitle>{title}</BlockTitle>
      <ul className={styles.regions}>
        {renderUnkeyed(regions, ({ name, places }) => (
          <li className={styles.region}>
            <Level name={name} group={`world-${id}`} level={3} isLaidOpen={isLaidOpen}>
              <ul className={styles.places}>
                {renderUnkeyed(places, (place) => (
                  <li className={styles.place}>
                    <Level
                      name={place.name}
                      group={`world-${id}-${name}`}
                      level={4}
                      isLaidOpen={isLaidOpen}
                    >
                      <PlaceWords place={place} links={links} />
                    </Level>
                  </li>
                ))}
              </ul>
            </Level>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LevelProps {
  readonly name: string;
  /** The `name` of the disclosures of which the browser keeps one open. */
  readonly group: string;
  readonly level: 3 | 4;
  readonly isLaidOpen: boolean;
  readonly children: ReactNode;
}

function Level({ name, group, level, isLaidOpen, children }: LevelProps) {
  const Heading = `h${level}` as const;
  const heading = <Heading className={`${accordion.title} ${styles.name}`}>{name}</Heading>;
  if (isLaidOpen) {
    return (
      <>
        <div className={accordion.laid}>{heading}</div>
        {children}
      </>
    );
  }
  return (
    <details name={group} className={styles.level}>
      <summary className={accordion.summary}>{heading}</summary>
      {children}
    </details>
  );
}

interface PlaceWordsProps extends Pick<BlockContext, 'links'> {
  readonly place: ModuleData<'world'>['regions'][number]['places'][number];
}

function PlaceWords({ place: { text, linkLabel, link }, links }: PlaceWordsProps) {
  return (
    <div className={styles.words}>
      {text ? <p>{text}</p> : null}
      <BlockLink link={link} links={links}>
        {linkLabel}
      </BlockLink>
    </div>
  );
}
