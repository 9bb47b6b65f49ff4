import type { SampleText } from '../sample-pages.ts';

const block = { version: 1, format: '', indent: 0, direction: 'ltr' } as const;

/** Returns a text as Payload's editor stores it. */
export function lexicalText({ heading, paragraphs }: SampleText) {
  return {
    root: {
      ...block,
      type: 'root',
      children: [
        { ...block, type: 'heading', tag: 'h2', children: [words(heading)] },
        ...paragraphs.map((one) => ({
          ...block,
          type: 'paragraph',
          textFormat: 0,
          children: [words(one)],
        })),
      ],
    },
  };
}

function words(text: string) {
  return { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' };
}
