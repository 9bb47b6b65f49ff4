import { KeywordField } from '../lists/keyword-field.tsx';
import { OptionBox } from './option-box.tsx';
import styles from './typeahead.module.css';
import type { TypeaheadProps } from './typeahead-props.ts';
import { useTypeahead } from './use-typeahead.ts';

/**
 * A text field with the server's suggestions below it, and the first one as an inline completion.
 */
export function Typeahead(props: TypeaheadProps) {
  const { label, value, hint, none } = props;
  const { id, root, html, isOpen, active, completion, ...does } = useTypeahead(props);
  return (
    <div
      ref={root}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) does.close();
      }}
    >
      <div className={styles.typeahead}>
        <KeywordField
          id={`${id}field`}
          label={label}
          clearLabel={props.clearLabel}
          value={value}
          onType={does.type}
          input={{
            type: 'text',
            name: props.name,
            placeholder: props.placeholder,
            role: 'combobox',
            'aria-expanded': isOpen,
            'aria-controls': `${id}options`,
            'aria-autocomplete': hint === undefined ? 'list' : 'both',
            'aria-activedescendant': isOpen && active !== null ? `${id}option${active}` : undefined,
            'aria-describedby': completion ? `${id}hint` : undefined,
            onKeyDown: does.press,
          }}
        >
          <Completion id={`${id}hint`} typed={value} rest={completion} hint={hint} />
        </KeywordField>
        <OptionBox
          id={`${id}options`}
          label={label}
          html={html}
          none={none}
          isOpen={isOpen}
          onTake={does.take}
        />
      </div>
      {props.children}
    </div>
  );
}

interface CompletionProps {
  readonly id: string;
  readonly typed: string;
  readonly rest: string;
  readonly hint: string | undefined;
}

/** The completion shown after the typed text, and as text for screen readers. */
function Completion({ id, typed, rest, hint }: CompletionProps) {
  if (rest === '' || hint === undefined) return null;
  return (
    <>
      <span className={styles.ghost} aria-hidden="true">
        <span>{typed}</span>
        {rest}
      </span>
      <span id={id} className="visually-hidden">
        {hint.replace('#', typed + rest)}
      </span>
    </>
  );
}
