import { adminMessages } from '@parvis/contracts/messages/admin.ts';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';

/** Every value that any message uses. */
const values = {
  access: 'access',
  at: 'at',
  after: 2,
  before: 1,
  by: 'by',
  count: 2,
  date: '5 January',
  day: '5 January',
  days: 2,
  device: 'device',
  done: 1,
  dropped: 2,
  email: 'email',
  ended: 1,
  entries: 2,
  below: 2,
  facets: 2,
  created: 1,
  changed: 2,
  unchanged: 1,
  refused: 2,
  from: 'from',
  holder: 'holder',
  least: 1,
  level: 2,
  locale: 'en',
  name: 'name',
  next: 3,
  number: 2,
  page: 1,
  pages: 2,
  place: 1,
  places: 'places',
  events: 2,
  item: 'item',
  known: 'yes',
  roles: 'roles',
  streams: 2,
  kind: 'page',
  label: 'label',
  language: 'language',
  languages: 'languages',
  lastSeenAt: 'lastSeenAt',
  line: 1,
  words: 'words',
  left: 2,
  link: 'link',
  module: 'module',
  minHeight: 1,
  minWidth: 1,
  most: 3,
  open: 2,
  opened: 1,
  published: 1,
  reason: 'reason',
  received: 1,
  revised: 1,
  revision: 1,
  short: 'short',
  size: 'size',
  slug: 'slug',
  source: 'source',
  startedAt: 'startedAt',
  title: 'title',
  text: 'text',
  to: 'to',
  shown: 1,
  total: 2,
  until: 'until',
  type: 'type',
  url: '/',
  waiting: 1,
  width: 1,
  withdrawn: 1,
  height: 1,
  what: 'what',
  why: 'why',
};

describe('the words of the back-office', () => {
  it.each([
    ['en-GB', adminMessages.forReactIntl('en')],
    ['fr-FR', adminMessages.forReactIntl('fr')],
  ])('are well-formed in %s with the values they are given', (locale, messages) => {
    const problems: unknown[] = [];
    const intl = createIntl({ locale, messages, onError: (error) => problems.push(error) });
    const unfilled = Object.keys(messages).filter((id) =>
      /[{}]/.test(intl.formatMessage({ id }, values)),
    );
    expect(problems).toEqual([]);
    expect(unfilled).toEqual([]);
  });
});
