import type { DemoPage } from '../demo-content.ts';
import { apprentices2027 } from './apprentices-2027.ts';
import { banks } from './banks.ts';
import { businesses } from './businesses.ts';
import { chartRoom } from './chart-room.ts';
import { coast } from './coast.ts';
import { commitments } from './commitments.ts';
import { figures } from './figures.ts';
import { governance } from './governance.ts';
import { group } from './group.ts';
import { history } from './history.ts';
import { home } from './home/home.ts';
import { joinUs } from './join-us.ts';
import { servicePages } from './service-pages.ts';
import { tradesWeek } from './trades-week.ts';
import { workingHere } from './working-here/working-here.ts';

/** The pages of the tree; parents before their children. */
export const pages: readonly DemoPage[] = [
  home,
  group,
  history,
  businesses,
  commitments,
  coast,
  governance,
  figures,
  workingHere,
  chartRoom,
  ...banks,
  ...joinUs,
  tradesWeek,
  apprentices2027,
  ...servicePages,
];
