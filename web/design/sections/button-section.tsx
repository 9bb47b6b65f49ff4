import { Button, type ButtonKind, ButtonLink } from '../../ui/button/button.tsx';
import type { DesignContext } from '../design-context.ts';
import { DesignSection, Specimen } from '../specimen.tsx';
import styles from './row.module.css';

const kinds: readonly ButtonKind[] = ['primary', 'secondary', 'quiet'];

/** Buttons, and links styled as buttons. */
export function ButtonSection({ samples, words }: DesignContext) {
  const { main, other, quiet } = samples.actions;
  const texts = { primary: main, secondary: other, quiet };
  const busy = words('button.busy');
  const row = (look: { disabled?: boolean; busy?: string; size?: 'small' }) => (
    <div className={styles.row}>
      {kinds.map((kind) => (
        <Button key={kind} kind={kind} {...look}>
          {texts[kind]}
        </Button>
      ))}
    </div>
  );
  return (
    <DesignSection name="button">
      <Specimen state="default" width="whole">
        {row({})}
      </Specimen>
      <Specimen state="small" width="whole">
        {row({ size: 'small' })}
      </Specimen>
      <Specimen state="disabled" width="whole">
        {row({ disabled: true })}
      </Specimen>
      <Specimen state="busy" width="whole">
        {row({ busy })}
      </Specimen>
      <Specimen state="onward">
        <ButtonLink href="#button">{samples.linkWords}</ButtonLink>
      </Specimen>
    </DesignSection>
  );
}
