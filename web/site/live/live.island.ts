import { columnsResizeDebounceMs } from '@parvis/contracts/limits/layout.ts';
import { createActor, fromPromise } from 'xstate';
import { liveFeedMachine, type RenderedPost } from './live-feed.machine.ts';
import { visiblePosts } from './visible-posts.ts';

type Part = 'header' | 'posts' | 'news' | 'all' | 'fullscreen';

/** Follows a live feed: requests new posts, prepends them, and shows as many as fit. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const part = (name: Part) => root.querySelector<HTMLElement>(`[data-live="${name}"]`);
  const posts = part('posts');
  if (!posts) return onReady();
  const feed = new Feed(root, posts, part);
  createActor(
    liveFeedMachine.provide({
      actors: {
        fetchPosts: fromPromise(({ signal }) => fetchPosts(root.dataset['source'] ?? '', signal)),
      },
      actions: {
        markLoading: () => root.setAttribute('aria-busy', 'true'),
        markLoaded: () => root.removeAttribute('aria-busy'),
        open: () => feed.open(),
        prepend: (_args, rendered) => feed.prepend(rendered.posts),
      },
    }),
  ).start();
  onReady();
}

async function fetchPosts(source: string, signal: AbortSignal): Promise<readonly RenderedPost[]> {
  const response = await fetch(source, { signal });
  const data = await response.json();
  if (data.success !== true) throw new Error(`HTTP status ${response.status} without success`);
  return data.data;
}

class Feed {
  readonly #root: HTMLElement;
  readonly #posts: HTMLElement;
  readonly #part: (name: Part) => HTMLElement | null;
  #showsAll = false;

  constructor(root: HTMLElement, posts: HTMLElement, part: (name: Part) => HTMLElement | null) {
    this.#root = root;
    this.#posts = posts;
    this.#part = part;
  }

  /** In full screen mode, every post is shown. */
  get #isFull(): boolean {
    return document.fullscreenElement === this.#root;
  }

  /** Opens the header and its tools. */
  open(): void {
    this.#root.dataset['open'] = '';
    const all = this.#part('all');
    const fullscreen = this.#part('fullscreen');
    all?.addEventListener('click', () => this.#toggleAll(all));
    if (fullscreen && document.fullscreenEnabled) this.#offerFullscreen(fullscreen);
    let settled: ReturnType<typeof setTimeout> | undefined;
    addEventListener('resize', () => {
      clearTimeout(settled);
      settled = setTimeout(() => this.#layOut(), columnsResizeDebounceMs);
    });
    this.#layOut();
  }

  /** Prepends new posts, in their order. */
  prepend(rendered: readonly RenderedPost[]): void {
    const fresh = rendered.filter(({ id }) => !this.#posts.querySelector(`[data-post="${id}"]`));
    if (fresh.length === 0) return;
    const template = document.createElement('template');
    // HTML from our own server, escaped there.
    template.innerHTML = fresh.map(({ html }) => html).join('');
    for (const post of template.content.children) post.setAttribute('data-new', '');
    this.#posts.prepend(template.content);
    const news = this.#part('news');
    if (news) news.textContent = `${news.dataset['words'] ?? ''} ${fresh.length}`;
    this.#layOut();
  }

  #layOut(): void {
    const posts = [...this.#posts.children].filter((post) => post instanceof HTMLElement);
    for (const post of posts) post.hidden = false;
    const below = this.#part('header')?.getBoundingClientRect().bottom ?? 0;
    const inSight = visiblePosts({
      windowWidth: innerWidth,
      blockWidth: this.#posts.clientWidth,
      tops: posts.map((post) => Math.round(post.getBoundingClientRect().top - below)),
    });
    const all = this.#part('all');
    if (all) all.hidden = this.#isFull || inSight >= posts.length;
    if (this.#showsAll || this.#isFull) return;
    for (const post of posts.slice(inSight)) post.hidden = true;
  }

  #toggleAll(all: HTMLElement): void {
    this.#showsAll = !this.#showsAll;
    all.setAttribute('aria-expanded', String(this.#showsAll));
    offer(all, this.#showsAll ? 'less' : 'more');
    this.#layOut();
  }

  #offerFullscreen(button: HTMLElement): void {
    button.hidden = false;
    button.addEventListener('click', () => {
      void (this.#isFull ? document.exitFullscreen() : this.#root.requestFullscreen());
    });
    document.addEventListener('fullscreenchange', () => {
      offer(button, this.#isFull ? 'less' : 'more');
      this.#layOut();
    });
  }
}

/** Labels a button with the effect of its next press. */
function offer(button: HTMLElement, next: 'more' | 'less'): void {
  button.textContent = button.dataset[next] ?? '';
}
