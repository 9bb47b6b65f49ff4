import { renderUnkeyed } from '../blocks/render-unkeyed.ts';

/** Words of a description, with what is in backticks as code. */
export function Words({ text }: { readonly text: string }) {
  return renderUnkeyed(text.split('`'), (part, index) =>
    index % 2 === 1 ? <code>{part}</code> : part,
  );
}
