import { DisclosureGroup } from '../../ui/disclosure/disclosure-group.tsx';
import { CheckField } from '../../ui/field/check-field.tsx';

/** Serializable: the page carries it as JSON. */
export interface DisclosureDemoProps {
  readonly id: string;
  readonly label: string;
  readonly menus: readonly {
    readonly id: string;
    readonly title: string;
    readonly choices: readonly string[];
  }[];
  /** The badge of the first menu. */
  readonly count: { readonly value: number; readonly words: string };
}

/** Filter menus of checkboxes. */
export function DisclosureDemo({ id, label, menus, count }: DisclosureDemoProps) {
  const items = menus.map((menu, place) => ({
    id: menu.id,
    title: menu.title,
    count: place === 0 ? count : undefined,
    content: menu.choices.map((choice, index) => (
      <CheckField
        key={choice}
        id={`${id}-${menu.id}-${index}`}
        name={menu.id}
        label={choice}
        defaultChecked={place === 0 && index < count.value}
      />
    )),
  }));
  return <DisclosureGroup id={id} label={label} items={items} />;
}
