import { useEffect, useEffectEvent, useRef } from 'react';
import type { PlayerVideo } from './player-video.ts';
import styles from './video.module.css';

interface ProviderVideoProps {
  readonly player: Extract<PlayerVideo['player'], { kind: 'provider' }>;
  readonly title: string;
  readonly onLoaded: () => void;
}

const greetEveryMs = 250;

/**
 * A provider’s player. It counts as loaded once it posts a message, which an error page or a blocked
 * frame never does: the frame’s `load` event fires for those too. Dailymotion’s is not known to post
 * messages to pages without its script, and counts as loaded on `load`.
 */
export function ProviderVideo({ player, title, onLoaded }: ProviderVideoProps) {
  const { embed, origin, greeting } = player;
  const frame = useRef<HTMLIFrameElement>(null);
  const notify = useEffectEvent(onLoaded);
  useEffect(() => {
    if (greeting === null) return;
    const listening = new AbortController();
    const greet = setInterval(() => {
      // The greeting is not secret, and until the player has loaded the frame has another origin.
      frame.current?.contentWindow?.postMessage(greeting, '*');
    }, greetEveryMs);
    const stop = () => {
      clearInterval(greet);
      listening.abort();
    };
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      stop();
      notify();
    };
    addEventListener('message', onMessage, { signal: listening.signal });
    return stop;
  }, [origin, greeting]);
  return (
    <iframe
      ref={frame}
      className={styles.screen}
      src={embed}
      title={title}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- a player needs both, and its origin is not ours
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={greeting === null ? onLoaded : undefined}
    />
  );
}
