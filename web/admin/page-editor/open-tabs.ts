const prefix = 'parvis.tab.';

/**
 * Announces that this tab is open until it closes, even by a crash. Without the Web Locks API,
 * which browsers only offer over https, no tab counts as open.
 * @param closed aborted when the tab is done
 */
export function announceTab(tab: string, closed: AbortSignal): void {
  const held = new Promise<void>((resolve) => {
    closed.addEventListener('abort', () => resolve());
  });
  void navigator.locks?.request(`${prefix}${tab}`, () => held);
}

/** Returns the tabs of this browser that are open. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.flatMap(({ name }) => name ?? []);
  return new Set(
    names.flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
  );
}
