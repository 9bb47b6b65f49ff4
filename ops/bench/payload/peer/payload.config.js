import { postgresAdapter } from '@payloadcms/db-postgres';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { buildConfig } from 'payload';
import { facetValues } from './facet-values.js';

const published = ({ req }) => (req.user ? true : { _status: { equals: 'published' } });
const versions = { drafts: true };
const title = { name: 'title', type: 'text', required: true };
const slug = { name: 'slug', type: 'text', required: true, index: true };
const facet = (name) => ({
  name,
  type: 'select',
  hasMany: true,
  index: true,
  options: facetValues[name],
});
const text = { slug: 'text', fields: [{ name: 'content', type: 'richText' }] };

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET,
  telemetry: false,
  editor: lexicalEditor(),
  db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URI, max: 10 } }),
  collections: [
    { slug: 'users', auth: { useAPIKey: true }, fields: [] },
    {
      slug: 'pages',
      versions,
      access: { read: published },
      fields: [
        title,
        slug,
        { name: 'parent', type: 'relationship', relationTo: 'pages', index: true },
        { name: 'blocks', type: 'blocks', blocks: [text] },
      ],
      defaultPopulate: { title: true, slug: true, parent: true },
    },
    {
      slug: 'news',
      versions,
      access: { read: published },
      fields: [
        title,
        { ...slug, unique: true },
        { name: 'summary', type: 'textarea' },
        { name: 'publishedOn', type: 'date', required: true, index: true },
        facet('types'),
        facet('regions'),
      ],
    },
  ],
  globals: [
    {
      slug: 'menu',
      access: { read: () => true },
      fields: [
        {
          name: 'entries',
          type: 'array',
          fields: [
            { name: 'page', type: 'relationship', relationTo: 'pages' },
            { name: 'children', type: 'relationship', relationTo: 'pages', hasMany: true },
          ],
        },
      ],
    },
  ],
});
