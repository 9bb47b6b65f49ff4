import { RichText } from '@payloadcms/richtext-lexical/react';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { pathOf } from '../../../parts/path-of.js';
import { localApi } from '../../../parts/payload.js';

const pageAt = cache(async (path) => {
  const payload = await localApi();
  const { docs } = await payload.find({
    collection: 'pages',
    where: { slug: { equals: path.split('/').at(-1) } },
    overrideAccess: false,
    depth: 3,
    pagination: false,
    limit: 10,
  });
  return docs.find((page) => pathOf(page) === path);
});

const pathFrom = async (params) => `/${((await params).slug ?? []).join('/')}`;

export async function generateMetadata({ params }) {
  return { title: (await pageAt(await pathFrom(params)))?.title };
}

export default async function Page({ params }) {
  const page = await pageAt(await pathFrom(params));
  if (page === undefined) notFound();
  return (
    <main>
      <nav aria-label="Breadcrumb">
        <ol>
          {ancestorsOf(page).map((one) => (
            <li key={one.id}>
              <a href={pathOf(one)}>{one.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <h1>{page.title}</h1>
      {page.blocks.map((block) => (
        <section key={block.id}>
          <RichText data={block.content} />
        </section>
      ))}
    </main>
  );
}

function ancestorsOf({ parent }) {
  return parent ? [...ancestorsOf(parent), parent] : [];
}
