import { readFileSync } from 'node:fs';

/**
 * `formatters-once`: a formatter or a collator allocates memory outside the heap that is never
 * released, so each is created once, or once for each language, at module level.
 */
const formattersOnce = {
  meta: { type: 'problem' },
  /** @param {any} context */
  create(context) {
    let depth = 0;
    /** @param {any} node */
    const perLanguage = ({ parent }) => parent.callee?.name === 'byLocale';
    /** @param {any} node */
    const enter = (node) => {
      if (!perLanguage(node)) depth += 1;
    };
    /** @param {any} node */
    const leave = (node) => {
      if (!perLanguage(node)) depth -= 1;
    };
    return {
      FunctionDeclaration: enter,
      'FunctionDeclaration:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      ArrowFunctionExpression: enter,
      'ArrowFunctionExpression:exit': leave,
      /** @param {any} node */
      NewExpression(node) {
        const { callee } = node;
        if (depth > 0 && callee.type === 'MemberExpression' && callee.object.name === 'Intl')
          context.report({ node, message: 'Make this formatter once, outside of functions.' });
      },
    };
  },
};

const declaration = readFileSync(
  new URL('../../contracts/site/locale.ts', import.meta.url),
  'utf8',
);
const locales = [
  ...(/locales = \[(.*)\] as const/.exec(declaration)?.[1] ?? '').matchAll(/'(\w+)'/g),
].map(([, locale = '']) => locale);
const anyLocale = locales.join('|');
/** A language by its code or its prefix: `fr`, `/en/news`, the `'en'` of SQL, the `\\/en` of an expression. */
const namedLanguage = new RegExp(
  `^(?:${anyLocale})$|^/(?:${anyLocale})(?:/|$)|'(?:${anyLocale})'|\\\\/(?:${anyLocale})\\b`,
);

/**
 * `languages-are-listed`: code that names a language leaves out those that are added later. Only
 * tables by language do, whose type names what they lack.
 */
const languagesAreListed = {
  meta: { type: 'problem' },
  /** @param {any} context */
  create(context) {
    /** @param {any} node */
    const isOfTable = ({ parent }) =>
      parent.type === 'Property' && locales.includes(parent.key.name ?? parent.key.value);
    /** @param {any} node @param {string} text */
    const look = (node, text) => {
      if (namedLanguage.test(text) && !isOfTable(node))
        context.report({
          node,
          message:
            'Derive this from the list of languages (contracts/site/locale.ts), or make it a table by language.',
        });
    };
    return {
      /** @param {any} node */
      Literal(node) {
        if (node.regex) look(node, node.regex.pattern);
        else if (typeof node.value === 'string') look(node, node.value);
      },
      /** @param {any} node */
      TemplateElement(node) {
        look(node, node.value.raw);
      },
    };
  },
};

/** Lint rules of our own. */
export default {
  meta: { name: 'parvis' },
  rules: { 'formatters-once': formattersOnce, 'languages-are-listed': languagesAreListed },
};
