/** How much is measured. */
export interface Sizes {
  readonly rounds: number;
  /** Pages, lists and saves requested in a round, for each number of connections. */
  readonly pages: number;
  readonly lists: number;
  readonly saves: number;
  /** Pages imported in a round. */
  readonly imported: number;
  readonly news: number;
  readonly idleSeconds: number;
}

export const whole: Sizes = {
  rounds: 3,
  pages: 400,
  lists: 100,
  saves: 100,
  imported: 400,
  news: 5_000,
  idleSeconds: 60,
};

export const small: Sizes = {
  rounds: 1,
  pages: 60,
  lists: 20,
  saves: 20,
  imported: 40,
  news: 200,
  idleSeconds: 5,
};
