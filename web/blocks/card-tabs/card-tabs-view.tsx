import type { ModuleData } from '@parvis/contracts/content/modules/module-types.ts';
import { useIntl } from 'react-intl';
import { Card } from '../../ui/card/card.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { accompanyingPicture } from '../parts/accompanying-picture.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import cards from '../parts/cards.module.css';
import { findDestination } from '../parts/find-destination.ts';
import { renderUnkeyed } from '../render-unkeyed.ts';
import styles from './card-tabs.module.css';

/** Cards by theme, with buttons that filter them by one theme or show all. */
export function CardTabsView(block: BlockProps<'card-tabs'>) {
  const { data, images, links, locale, viewer } = block;
  const newTabNote = useIntl().formatMessage({ id: 'link.new-tab' });
  const shown = data.items.flatMap((item) => {
    const destination = findDestination(item.link, links, newTabNote);
    return destination === undefined ? [] : [{ ...item, destination }];
  });
  const island = viewer.logged ? {} : { 'data-island': 'card-tabs', 'data-wake': 'intent' };
  return (
    <div {...island}>
      <BlockTitle>{data.title}</BlockTitle>
      {viewer.logged ? null : <Themes label={data.title} cards={shown} />}
      <ul className={cards.cards}>
        {renderUnkeyed(shown, ({ destination, ...item }) => {
          const { theme, title, text } = item;
          const image = accompanyingPicture(item, { images, locale });
          return (
            <li data-theme={theme}>
              <Card
                {...destination}
                title={title}
                level={3}
                tag={theme}
                summary={text}
                picture={
                  image && (
                    <Picture
                      image={image}
                      use="card"
                      sizes="(width < 600px) 100vw, 26rem"
                      locale={locale}
                    />
                  )
                }
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface ThemesProps {
  readonly label: string;
  readonly cards: readonly Pick<ModuleData<'card-tabs'>['items'][number], 'theme'>[];
}

/** The theme buttons: one is pressed at a time, initially “all”. */
function Themes({ label, cards: shown }: ThemesProps) {
  const { formatMessage } = useIntl();
  const themes = [...new Set(shown.map(({ theme }) => theme))];
  const countWords = (count: number) => formatMessage({ id: 'card-tabs.count' }, { count });
  const countOf = (theme: string) => shown.filter((card) => card.theme === theme).length;
  return (
    <>
      <div className={styles.themes} role="group" aria-label={label}>
        <button type="button" aria-pressed="true" data-status={countWords(shown.length)}>
          {formatMessage({ id: 'card-tabs.all' })}
        </button>
        {themes.map((theme) => (
          <button
            key={theme}
            type="button"
            aria-pressed="false"
            data-shows={theme}
            data-status={countWords(countOf(theme))}
          >
            {theme}
          </button>
        ))}
      </div>
      <p className="visually-hidden" role="status" />
    </>
  );
}
