/** Ways from one picture of a gallery to another. */
export type Direction = 'next' | 'previous' | 'first' | 'last';

/** The keys that go there. */
export const directionByKey: Readonly<Record<string, Direction>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
};

/** The index of the picture that comes next on a way; after the last comes the first. */
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
