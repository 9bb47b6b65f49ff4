/** Directions from one image of a gallery to another. */
export type Direction = 'next' | 'previous' | 'first' | 'last';

/** The direction of each key. */
export const directionByKey: Readonly<Record<string, Direction>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
};

/** Returns the index of the image in a direction, wrapping at both ends. */
export function pictureAfter(direction: Direction, index: number, count: number): number {
  switch (direction) {
    case 'next':
      return (index + 1) % count;
    case 'previous':
      return (index + count - 1) % count;
    case 'first':
      return 0;
    case 'last':
      return count - 1;
  }
}
