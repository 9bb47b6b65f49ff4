import { Accordion, type AccordionProps } from '../../ui/accordion/accordion.tsx';

/** Serializable: the page carries it as JSON. */
export interface AccordionDemoProps extends Omit<AccordionProps, 'items'> {
  readonly entries: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
  }[];
}

/** An accordion of paragraphs. */
export function AccordionDemo({ entries, ...accordion }: AccordionDemoProps) {
  const items = entries.map(({ id, title, text }) => ({ id, title, content: <p>{text}</p> }));
  return <Accordion {...accordion} items={items} />;
}
