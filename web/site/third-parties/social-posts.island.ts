/** Fetches posts when their list is expanded, until it succeeds; a failure empties the list. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const list = root.querySelector<HTMLElement>('[data-posts]');
  let isThere = false;
  const fill = async () => {
    if (!list || isThere || !root.hasAttribute('open')) return;
    root.setAttribute('aria-busy', 'true');
    try {
      const posts = await fetchPosts(root.dataset['source'] ?? '');
      isThere = true;
      list.replaceChildren(...posts.map(makeItem));
    } catch {
      list.replaceChildren();
    } finally {
      root.removeAttribute('aria-busy');
    }
  };
  root.addEventListener('toggle', () => void fill());
  onReady();
  void fill();
}

async function fetchPosts(source: string): Promise<readonly { readonly html: string }[]> {
  const response = await fetch(source);
  const data = await response.json();
  if (data.success !== true) throw new Error(`HTTP status ${response.status} without success`);
  return data.tweets;
}

function makeItem({ html }: { readonly html: string }): HTMLElement {
  const item = document.createElement('li');
  // HTML from our own server, escaped there.
  item.innerHTML = html;
  return item;
}
