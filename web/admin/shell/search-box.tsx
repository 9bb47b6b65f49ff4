import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Keys } from '../shortcuts/keys.tsx';
import { useShortcut } from '../shortcuts/use-shortcut.ts';
import styles from './search-box.module.css';

/** Debounce before the search starts, in milliseconds. */
const searchRestMs = 200;

interface SearchBoxProps {
  readonly label: string;
  /** The words of the shown results. */
  readonly shown: string | undefined;
  readonly onSearch: (words: string | undefined) => void;
  readonly onArrowDown?: () => void;
}

/** Searches as you type; `/` focuses it from anywhere on the screen. */
export function SearchBox({ label, shown = '', onSearch, onArrowDown }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useShortcut('search', () => input.current?.select());
  const [typed, setTyped] = useState(shown);
  const sent = useRef(shown);
  useEffect(() => {
    if (shown === sent.current) return;
    sent.current = shown;
    setTyped(shown);
  }, [shown]);
  const router = useRouter();
  const search = useEffectEvent((words: string) => {
    // A user who is on their way to another screen is not brought back.
    const { latestLocation, state } = router;
    if (latestLocation.pathname !== (state.resolvedLocation ?? latestLocation).pathname) return;
    sent.current = words;
    onSearch(words || undefined);
  });
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => search(wanted), searchRestMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <label className={styles.search}>
      <span>
        {label} <Keys name="search" />
      </span>
      <input
        ref={input}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !onArrowDown) return;
          event.preventDefault();
          onArrowDown();
        }}
      />
    </label>
  );
}
