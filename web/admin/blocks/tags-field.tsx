import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { proposeSlug } from '../pages/propose-slug.ts';
import { SearchPicker } from '../shell/search-picker.tsx';
import styles from './blocks.module.css';
import type { FieldProps } from './field-props.ts';

/** One tag of a field, by its id. */
export interface Tag {
  readonly id: string;
  readonly title: string;
}

interface TagsFieldProps extends FieldProps {
  /** The options, and those chosen already, which provide titles. */
  readonly choices: readonly Tag[];
  /** Loads other options for the typed text, where there are too many to load all. */
  readonly onType?: (typed: string) => void;
}

/** A set of tags, each with a button that removes it, and a search that adds one. */
export function TagsField(props: TagsFieldProps) {
  const { label, value, onChange, refused, readOnly, choices, onType } = props;
  const group = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  const type = (words: string) => {
    setTyped(words);
    onType?.(words);
  };
  const change = (changed: readonly string[]) => {
    onChange(changed);
    type('');
    group.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={group} role="group" aria-label={label} className={styles.tags}>
      {readOnly ? (
        <span className={styles.label}>{label}</span>
      ) : (
        <SearchPicker
          label={label}
          choices={offered(choices, typed)
            .filter(({ id }) => !ids.includes(id))
            .map((tag) => ({ ...tag, note: '' }))}
          chosen={undefined}
          onChoose={(tag) => tag && change([...ids, tag.id])}
          typed={typed}
          onType={type}
          refused={refused}
        />
      )}
      {ids.length > 0 && (
        <ul>
          {ids.map((id) => (
            <TagItem
              key={id}
              title={choices.find((tag) => tag.id === id)?.title ?? id}
              onRemove={readOnly ? undefined : () => change(ids.filter((other) => other !== id))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Returns the tags whose titles contain the typed text. */
function offered(choices: readonly Tag[], typed: string): readonly Tag[] {
  const words = proposeSlug(typed);
  return choices.filter(({ title }) => proposeSlug(title).includes(words));
}

interface TagItemProps {
  readonly title: string;
  readonly onRemove: (() => void) | undefined;
}

function TagItem({ title, onRemove }: TagItemProps) {
  const intl = useIntl();
  return (
    <li>
      {title}
      {onRemove && (
        <button
          type="button"
          aria-label={intl.formatMessage({ id: 'tags.remove' }, { title })}
          onClick={onRemove}
        >
          <X size={13} aria-hidden />
        </button>
      )}
    </li>
  );
}
