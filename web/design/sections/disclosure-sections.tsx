import { Island } from '../../ui/island/island.tsx';
import { AccordionDemo } from '../demos/accordion-demo.tsx';
import { DialogDemo } from '../demos/dialog-demo.tsx';
import { DisclosureDemo } from '../demos/disclosure-demo.tsx';
import { TabsDemo } from '../demos/tabs-demo.tsx';
import type { DesignContext } from '../design-context.ts';
import { DesignSection, Specimen } from '../specimen.tsx';

const accordions = [
  { state: 'one-open', variant: 'one-open', disabled: false },
  { state: 'free', variant: 'free', disabled: false },
  { state: 'laid-open', variant: 'free', disabled: true },
] as const;

/** Accordions: one always open, all closed initially, all expanded for editors. */
export function AccordionSection({ samples }: DesignContext) {
  return (
    <DesignSection name="accordion">
      {accordions.map(({ state, variant, disabled }) => (
        <Specimen key={state} state={state}>
          <Island
            name="accordion"
            wake="visible"
            of={AccordionDemo}
            props={{
              id: `accordion-${state}`,
              entries: samples.entries,
              level: 4,
              variant,
              disabled,
            }}
          />
        </Specimen>
      ))}
    </DesignSection>
  );
}

/** Tabs. */
export function TabsSection({ samples, words }: DesignContext) {
  return (
    <DesignSection name="tabs">
      <Specimen state="default" width="whole">
        <Island
          name="tabs"
          wake="visible"
          of={TabsDemo}
          props={{ id: 'tabs', label: words('design.section.tabs'), entries: samples.entries }}
        />
      </Specimen>
      <Specimen state="pillars" width="whole">
        <Island
          name="tabs"
          wake="visible"
          of={TabsDemo}
          props={{
            id: 'pillars',
            label: words('design.state.pillars'),
            entries: samples.entries,
            pillars: 4,
          }}
        />
      </Specimen>
    </DesignSection>
  );
}

/** Filter menus. */
export function DisclosureSection({ samples, words }: DesignContext) {
  return (
    <DesignSection name="disclosure">
      <Specimen state="default" width="whole">
        <Island
          name="disclosure"
          wake="visible"
          of={DisclosureDemo}
          props={{
            id: 'menus',
            label: words('design.section.disclosure'),
            menus: samples.menus,
            count: { value: 2, words: words('design.state.chosen') },
          }}
        />
      </Specimen>
    </DesignSection>
  );
}

/** A modal dialog. */
export function DialogSection({ samples, words }: DesignContext) {
  return (
    <DesignSection name="dialog">
      <Specimen state="default" width="whole">
        <Island
          name="dialog"
          wake="intent"
          of={DialogDemo}
          props={{
            id: 'specimen-dialog',
            open: samples.linkWords,
            title: samples.card.title,
            paragraphs: [samples.card.summary, samples.paragraph],
            labels: {
              close: words('dialog.close'),
              main: samples.actions.main,
              quiet: samples.actions.quiet,
            },
          }}
        />
      </Specimen>
    </DesignSection>
  );
}
