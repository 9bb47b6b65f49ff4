import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { swapQuotes } from '../ui/island/swap-quotes.ts';

interface AwakeProps {
  readonly onReady: () => void;
  readonly children: ReactNode;
}

function Awake({ onReady, children }: AwakeProps) {
  useEffect(onReady, [onReady]);
  return children;
}

/**
 * Returns a function that hydrates an island's element with the component from which it was
 * rendered on the server.
 */
export function hydrateAs<Props extends object>(Component: ComponentType<Props>) {
  return (root: HTMLElement, onReady: () => void): void => {
    const props: Props = JSON.parse(swapQuotes(root.dataset['props'] ?? '{}'));
    hydrateRoot(
      root,
      <Awake onReady={onReady}>
        <Component {...props} />
      </Awake>,
      { identifierPrefix: `${root.dataset['island']}-` },
    );
  };
}
