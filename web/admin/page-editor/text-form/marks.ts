import { safeHref } from '@parvis/contracts/rich-text/document.ts';
import { Mark, mergeAttributes } from '@tiptap/core';

/** Text set above the line: `1er` in French. */
export const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
});

/** Text set below the line. */
export const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
});

/** The language of a passage, which is kept unchanged and pasted with its text. */
export const Language = Mark.create({
  name: 'lang',
  addAttributes: () => ({ lang: { default: null }, dir: { default: null } }),
  parseHTML: () => [{ tag: 'span[lang]' }, { tag: 'span[dir]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** An abbreviation, with its expansion. */
export const Abbreviation = Mark.create({
  name: 'abbr',
  addAttributes: () => ({ title: { default: null } }),
  parseHTML: () => [{ tag: 'abbr[title]' }],
  renderHTML: ({ HTMLAttributes }) => ['abbr', HTMLAttributes, 0],
});

/** A link as defined by the contract: a safe address, and whether it opens in a new tab. */
export const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({
    href: { default: null },
    newTab: {
      default: false,
      parseHTML: (element: HTMLElement) => element.getAttribute('target') === '_blank',
      renderHTML: ({ newTab }: { newTab?: boolean }) =>
        newTab ? { target: '_blank', rel: 'noopener' } : {},
    },
  }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (safeHref.test(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
});
