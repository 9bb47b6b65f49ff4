import { z } from 'zod';

/**
 * The schemes and forms allowed for links; anything else (javascript:, data:, //host) is refused.
 * Browsers drop control characters and read a backslash as a slash, so neither is allowed.
 */
export const safeHref =
  /^(?!.*[\p{Cc}\s\\])(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#|\?|\.{0,2}\/?[^:/?#]+(?:[/?#]|$))/iu;
export const maxHrefLength = 2048;
/**
 * The maximum nesting depth of a document; the document itself is level 0, the text of a top-level
 * paragraph level 2.
 */
export const maxRichTextDepth = 40;
/** Maximum number of nodes in a document: blocks, items, cells, breaks and texts. */
export const maxRichTextNodes = 30_000;
/** Characters that PostgreSQL cannot store: NUL and lone surrogates. */
export const unstorableCharacters = /\0|\p{Cs}/u;

const hrefSchema = z.string().trim().min(1).max(maxHrefLength).regex(safeHref);

/** A language as BCP 47 writes it: `en`, `pt-BR`, `zh-Hant`. */
export const langSchema = z
  .string()
  .max(35)
  .regex(/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/);
/** The language of a passage, its direction, or both. */
const languageSchema = z
  .object({ lang: langSchema.nullish(), dir: z.enum(['ltr', 'rtl', 'auto']).nullish() })
  .transform(({ lang, dir }) => ({ ...(lang && { lang }), ...(dir && { dir }) }));
/** The expansion of an abbreviation. */
const titleSchema = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((title) => !unstorableCharacters.test(title), 'NUL or half a character');

export const markSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('strike') }),
  z.object({ type: z.literal('code') }),
  z.object({ type: z.literal('superscript') }),
  z.object({ type: z.literal('subscript') }),
  z.object({ type: z.literal('lang'), attrs: languageSchema }),
  z.object({ type: z.literal('abbr'), attrs: z.object({ title: titleSchema }) }),
  z.object({
    type: z.literal('link'),
    attrs: z.object({ href: hrefSchema, newTab: z.boolean().default(false) }),
  }),
]);
export type Mark = z.infer<typeof markSchema>;

export interface TextNode {
  type: 'text';
  text: string;
  marks?: Mark[] | undefined;
}
export type InlineNode = TextNode | { type: 'hardBreak' };

export interface ListItem {
  type: 'listItem';
  content: BlockNode[];
}
export interface TableCell {
  type: 'tableCell' | 'tableHeader';
  attrs: { colspan: number; rowspan: number };
  content: BlockNode[];
}
export interface TableRow {
  type: 'tableRow';
  content: TableCell[];
}
export type BlockNode =
  | { type: 'paragraph'; content?: InlineNode[] | undefined }
  | { type: 'heading'; attrs: { level: number }; content?: InlineNode[] | undefined }
  | { type: 'bulletList'; content: ListItem[] }
  | { type: 'orderedList'; attrs: { start: number }; content: ListItem[] }
  | { type: 'blockquote'; content: BlockNode[] }
  | { type: 'codeBlock'; content?: TextNode[] | undefined }
  | { type: 'horizontalRule' }
  | { type: 'table'; content: TableRow[] };

/** The editor's JSON: a closed set of blocks and marks, so that whatever parses is safe to render. */
export interface RichText {
  type: 'doc';
  content: BlockNode[];
}

const textSchema: z.ZodType<TextNode> = z.object({
  type: z.literal('text'),
  text: z
    .string()
    .min(1)
    .refine((text) => !unstorableCharacters.test(text), 'NUL or half a character'),
  marks: z.array(markSchema).max(10).optional(),
});
const inlineSchema: z.ZodType<InlineNode> = z.union([
  textSchema,
  z.object({ type: z.literal('hardBreak') }),
]);
const inlineContent = z.array(inlineSchema).optional();
const blocks: z.ZodType<BlockNode[]> = z.lazy(() => z.array(blockSchema).min(1));
const span = z
  .number()
  .int()
  .min(1)
  .max(50)
  .nullish()
  .transform((value) => value ?? 1);

const listItemSchema = z.object({ type: z.literal('listItem'), content: blocks });
const cellSchema = z.object({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: z
    .object({ colspan: span, rowspan: span })
    .nullish()
    .transform((attrs) => attrs ?? { colspan: 1, rowspan: 1 }),
  content: blocks,
});
const rowSchema = z.object({ type: z.literal('tableRow'), content: z.array(cellSchema).min(1) });

/** One block of a document; recursive. */
export const blockSchema: z.ZodType<BlockNode> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('paragraph'), content: inlineContent }),
    z.object({
      type: z.literal('heading'),
      attrs: z.object({ level: z.number().int().min(1).max(6) }),
      content: inlineContent,
    }),
    z.object({ type: z.literal('bulletList'), content: z.array(listItemSchema).min(1) }),
    z.object({
      type: z.literal('orderedList'),
      attrs: z
        .object({
          start: z
            .number()
            .int()
            .nullish()
            .transform((start) => start ?? 1),
        })
        .nullish()
        .transform((attrs) => attrs ?? { start: 1 }),
      content: z.array(listItemSchema).min(1),
    }),
    z.object({ type: z.literal('blockquote'), content: blocks }),
    z.object({ type: z.literal('codeBlock'), content: z.array(textSchema).optional() }),
    z.object({ type: z.literal('horizontalRule') }),
    z.object({ type: z.literal('table'), content: z.array(rowSchema).min(1) }),
  ]),
);

/** The shape of a document, without the limits on its depth and number of nodes. */
export const documentSchema: z.ZodType<RichText> = z.object({
  type: z.literal('doc'),
  content: z.array(blockSchema),
});

const nested = z.looseObject({ content: z.array(z.unknown()) });

const tooManyNodes: Excess = {
  message: `more than ${maxRichTextNodes} nodes`,
  params: { reason: 'too-many-parts', maximum: maxRichTextNodes },
};
const tooDeep: Excess = {
  message: `nested deeper than ${maxRichTextDepth} levels`,
  params: { reason: 'too-deep' },
};

interface Excess {
  readonly message: string;
  /** The parameters of the refusal. */
  readonly params: { readonly reason: string; readonly maximum?: number };
}

/** Returns the limit that a document exceeds; iterative, so that depth cannot exhaust the stack. */
function limitExceededBy(document: unknown): Excess | undefined {
  const waiting: { value: unknown; depth: number }[] = [{ value: document, depth: 0 }];
  let nodes = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    nodes += 1;
    if (nodes > maxRichTextNodes) return tooManyNodes;
    if (next.depth > maxRichTextDepth) return tooDeep;
    const node = nested.safeParse(next.value);
    if (!node.success) continue;
    for (const value of node.data.content) waiting.push({ value, depth: next.depth + 1 });
  }
  return undefined;
}

/** Parses any JSON into a document; the limits are checked before the recursive schema runs. */
export const richTextSchema: z.ZodType<RichText> = z
  .unknown()
  .superRefine((document, context) => {
    const excess = limitExceededBy(document);
    if (excess !== undefined) context.addIssue({ code: 'custom', ...excess });
  })
  .pipe(documentSchema);
