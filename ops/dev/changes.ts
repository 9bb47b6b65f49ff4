import type { Page } from '@playwright/test';

/** A change of a file, and how it is seen in a browser. */
export interface Change {
  readonly kind: string;
  readonly file: string;
  /** What is replaced in the file. */
  readonly from: string;
  /** By what: another text for each number. */
  readonly to: (number: number) => string;
  /** The page on which it is seen. */
  readonly path: string;
  /** Runs in the page. @returns whether it shows the change */
  readonly isSeen: (number: number) => boolean | Promise<boolean>;
  /** Brings the page into a state; absent where it may be loaded anew. */
  readonly arrange?: (page: Page) => Promise<void>;
  /** Runs in the page. @returns whether it is still in that state */
  readonly isKept?: () => boolean;
}

/** One change of each kind. */
export const changes: readonly Change[] = [
  {
    kind: 'server code',
    file: 'services/main/express-app.ts',
    from: "json({ status: 'ok' })",
    to: (number) => `json({ status: 'try ${number}' })`,
    path: '/',
    isSeen: async (number) => (await (await fetch('/healthz')).text()).includes(`"try ${number}"`),
  },
  {
    kind: 'page rendered on the server',
    file: 'web/server/footer.tsx',
    from: 'className={styles.note}',
    to: (number) => `className={styles.note} data-try="${number}"`,
    path: '/',
    isSeen: (number) => document.querySelector(`#footer [data-try="${number}"]`) !== null,
  },
  {
    kind: 'message',
    file: 'contracts/messages/fr/public.json',
    from: '"accessibility.link": "Accessibilité',
    to: (number) => `"accessibility.link": "Essai ${number}`,
    path: '/',
    isSeen: (number) =>
      document.getElementById('footer')?.innerText.includes(`Essai ${number}`) ?? false,
  },
  {
    kind: 'style of the site',
    file: 'web/server/footer.module.css',
    from: 'outline: 0;',
    to: (number) => `outline: 0; order: ${number};`,
    path: '/',
    isSeen: (number) =>
      getComputedStyle(document.getElementById('footer') ?? document.body).order === String(number),
    arrange: (page) =>
      page.evaluate(() => {
        document.body.dataset['state'] = '';
      }),
    isKept: () => 'state' in document.body.dataset,
  },
  {
    kind: 'island',
    file: 'web/site/offers/offers-filters.tsx',
    from: 'className={styles.form}',
    to: (number) => `className={styles.form} data-try="${number}"`,
    path: '/emploi-carriere/toutes-offres-emploi',
    isSeen: (number) => document.querySelector(`form[data-try="${number}"]`) !== null,
    async arrange(page) {
      await page.locator('[data-island=offers][data-awake]').waitFor({ state: 'attached' });
      await page.getByRole('combobox').first().fill('conseil');
    },
    isKept: () => document.querySelector<HTMLInputElement>('[role=combobox]')?.value === 'conseil',
  },
  {
    kind: 'screen of the back-office',
    file: 'web/admin/pages/contents-screen.tsx',
    from: '<section className={styles.screen}>',
    to: (number) => `<section className={styles.screen} data-try="${number}">`,
    path: '/admin/pages',
    isSeen: (number) => document.querySelector(`section[data-try="${number}"]`) !== null,
    async arrange(page) {
      await page
        .getByRole('button', { name: /Créer|Nouvelle|Ajouter/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
    isKept: () => document.querySelector('[role=dialog]') !== null,
  },
];
