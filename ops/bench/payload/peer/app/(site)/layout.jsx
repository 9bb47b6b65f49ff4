import { pathOf } from '../../parts/path-of.js';
import { localApi } from '../../parts/payload.js';

export const dynamic = 'force-dynamic';

export default async function Layout({ children }) {
  const payload = await localApi();
  const { entries = [] } = await payload.findGlobal({ slug: 'menu', depth: 2 });
  return (
    <html lang="fr">
      <body>
        <header>
          <nav aria-label="Menu">
            <ul>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <PageLink page={entry.page} />
                  <ul>
                    {entry.children.map((child) => (
                      <li key={child.id}>
                        <PageLink page={child} />
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        {children}
      </body>
    </html>
  );
}

function PageLink({ page }) {
  return <a href={pathOf(page)}>{page.title}</a>;
}
