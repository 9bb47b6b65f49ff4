import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { proposeSlug } from '../pages/propose-slug.ts';
import { SearchPicker } from '../shell/search-picker.tsx';
import styles from './blocks.module.css';
import { type FieldProps, toTexts } from './field-props.ts';

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
  const ids = toTexts(value);
  const type = (words: string) => {
    setTyped(words);
    onType?.(words);
  };
  // The pointer focuses the option that takes the place of a chosen one; leaving the field by Tab
  // would then choose that as well.
  const isLeaving = useRef(false);
  const choose = (tag: Tag) => {
    if (isLeaving.current) type('');
    else change([...ids, tag.id]);
  };
  const change = (changed: readonly string[]) => {
    onChange(changed);
    type('');
    group.current?.querySelector('input')?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the input in it
    <div
      ref={group}
      role="group"
      aria-label={label}
      className={styles.tags}
      onKeyDownCapture={({ key }) => {
        isLeaving.current = key === 'Tab';
      }}
      onFocus={() => {
        isLeaving.current = false;
      }}
    >
      {readOnly ? (
        <span className={styles.label}>{label}</span>
      ) : (
        <SearchPicker
          label={label}
          choices={offered(choices, typed)
            .filter(({ id }) => !ids.includes(id))
            .map((tag) => ({ ...tag, note: '' }))}
          chosen={undefined}
          onChoose={(tag) => tag && choose(tag)}
          typed={typed}
          onType={type}
          refused={refused}
        />
      )}
      <TagList
        ids={ids}
        choices={choices}
        onRemove={readOnly ? undefined : (id) => change(ids.filter((other) => other !== id))}
      />
    </div>
  );
}

/** Returns the tags whose titles contain the typed text. */
function offered(choices: readonly Tag[], typed: string): readonly Tag[] {
  const words = proposeSlug(typed);
  return choices.filter(({ title }) => proposeSlug(title).includes(words));
}

interface TagListProps {
  readonly ids: readonly string[];
  readonly choices: readonly Tag[];
  readonly onRemove: ((id: string) => void) | undefined;
}

function TagList({ ids, choices, onRemove }: TagListProps) {
  if (ids.length === 0) return null;
  return (
    <ul>
      {ids.map((id) => (
        <TagItem
          key={id}
          title={choices.find((tag) => tag.id === id)?.title ?? id}
          onRemove={onRemove && (() => onRemove(id))}
        />
      ))}
    </ul>
  );
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
