import { slugSchema } from '@parvis/contracts/content/header.ts';
import { contentIdSchema, moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { facetIdSchema } from '@parvis/contracts/facets/facet-name.ts';
import { langSchema } from '@parvis/contracts/rich-text/document.ts';
import type { z } from 'zod';

/** A sample text of each format, by name. */
const examplesOfFormats: Readonly<Record<string, string>> = {
  date: '2026-03-31',
  datetime: '2026-03-31T07:00:00Z',
  email: 'anne@example.org',
  url: 'https://www.example.org/page',
  uuid: '7f3b2c1e-5d4a-4b6f-8a9e-0c1d2e3f4a5b',
};

const examplesOfPatterns: ReadonlyMap<string, string> = new Map(
  (
    [
      [slugSchema, 'nos-metiers'],
      [facetIdSchema, 'asset-management'],
      [contentIdSchema, 'k3f9a1b2c3d4'],
      [moduleIdSchema, 'k3f9a1b2c3d4e5f6'],
      [langSchema, 'pt-BR'],
    ] as const
  ).flatMap(([schema, example]) => listPatterns(schema).map((pattern) => [pattern, example])),
);

/** The patterns that none of these samples match. */
function listPatterns(schema: z.ZodType): readonly string[] {
  const issues = schema.safeParse('~').error?.issues ?? [];
  return issues.flatMap((issue) =>
    issue.code === 'invalid_format' && issue.pattern !== undefined ? [issue.pattern] : [],
  );
}

/** An example of the required format of a text, if it has one. */
export function findExample({
  format,
  pattern = '',
}: Pick<z.core.$ZodIssueInvalidStringFormat, 'format' | 'pattern'>): { readonly example?: string } {
  const example = examplesOfFormats[format] ?? examplesOfPatterns.get(pattern);
  return example === undefined ? {} : { example };
}
