import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

interface AwakeProps {
  readonly onReady: () => void;
  readonly children: ReactNode;
}

function Awake({ onReady, children }: AwakeProps) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Hydrates an island's element with the component from which it was rendered on the server. */
export function hydrateIsland(root: HTMLElement, island: ReactNode, onReady: () => void): void {
  hydrateRoot(root, <Awake onReady={onReady}>{island}</Awake>, {
    identifierPrefix: `${root.dataset['island']}-`,
  });
}
