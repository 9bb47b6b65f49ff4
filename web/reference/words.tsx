/** Words of a description, with what is in backticks as code. */
export function Words({ text }: { readonly text: string }) {
  return text
    .split('`')
    .map((part, place) => (place % 2 === 1 ? <code key={`${place} ${part}`}>{part}</code> : part));
}
