import type { NamedContent } from '@parvis/contracts/content/autocomplete-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { findContent } from '../content-picker/api/find-content.ts';
import { NativeInput } from './native-input.tsx';

interface PageFieldProps {
  readonly label: string;
  /** An address of the site, or words of a page's title. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for an address; pages are suggested by address and title. */
export function PageField(props: PageFieldProps) {
  const id = useId();
  const pages = usePagesAt(props.value);
  return (
    <>
      <NativeInput type="text" list={id} {...props} />
      <datalist id={id}>
        {pages.map((page) => (
          <option key={page.id} value={page.url}>
            {page.title}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** Returns the pages that are suggested for what is typed. */
export function usePagesAt(typed: string): readonly NamedContent[] {
  const words = typed.trim();
  const { data } = useQuery(
    findContent({ q: words.startsWith('/') ? undefined : words || undefined }),
  );
  return data?.items ?? [];
}
