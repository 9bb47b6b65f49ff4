import { newsList } from '../../../parts/news-list.js';

export const metadata = { title: 'Toutes les actualités' };

const day = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });

export default async function News({ searchParams }) {
  const query = await searchParams;
  const { docs, totalDocs, totalPages, page, facets } = await newsList(query);
  return (
    <main>
      <h1>Toutes les actualités</h1>
      <form>
        <input type="search" name="q" defaultValue={query.q} aria-label="Mots" />
        {facets.map((facet) => (
          <Facet key={facet.group} {...facet} chosen={[query[facet.group] ?? []].flat()} />
        ))}
        <button type="submit">Filtrer</button>
      </form>
      <p>{totalDocs} résultats</p>
      <ul>
        {docs.map((news) => (
          <li key={news.id}>
            <article>
              <time dateTime={news.publishedOn}>{day.format(new Date(news.publishedOn))}</time>
              <h2>
                <a href={`/actualites/${news.slug}`}>{news.title}</a>
              </h2>
              <p>{news.summary}</p>
              <p>{[...news.types, ...news.regions].join(', ')}</p>
            </article>
          </li>
        ))}
      </ul>
      <p>
        {page} / {totalPages}
      </p>
    </main>
  );
}

function Facet({ group, values, chosen }) {
  return (
    <fieldset>
      <legend>{group}</legend>
      {values.map(({ value, label, count }) => (
        <label key={value}>
          <input
            type="checkbox"
            name={group}
            value={value}
            defaultChecked={chosen.includes(value)}
          />
          {label} ({count})
        </label>
      ))}
    </fieldset>
  );
}
