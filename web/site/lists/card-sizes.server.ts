/** The `sizes` of a card's image in a list: the full width, half of it, a third of it. */
export const cardSizes =
  '(width < 600px) calc(100vw - 2.5rem), (width < 992px) 46vw, (width < 1440px) 29vw, 400px';
