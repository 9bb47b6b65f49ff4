import { events } from './agenda/events.ts';
import type { DemoItem } from './demo-content.ts';
import { focuses } from './focuses/focuses.ts';
import { itemOfFocus, itemOfNews, itemOfPage, itemOfPerson } from './items.ts';
import { news } from './news/news.ts';
import { pages } from './pages/pages.ts';
import { people } from './people/people.ts';
import { pressReleases } from './press/releases.ts';

/** Every content item of Estuaire, an invented banking group; parents before their children. */
export const demoItems: readonly DemoItem[] = [
  ...pages.map(itemOfPage),
  ...people.map(itemOfPerson),
  ...news.map(itemOfNews),
  ...pressReleases.map(itemOfNews),
  ...events.map(itemOfNews),
  ...focuses.map(itemOfFocus),
];
