/**
 * Lint rules of our own.
 * `formatters-once`: a formatter or a collator allocates memory outside the heap that is never
 * released, so each is created once, at module level.
 */
const formattersOnce = {
  meta: { type: 'problem' },
  /** @param {any} context */
  create(context) {
    let depth = 0;
    const enter = () => {
      depth += 1;
    };
    const leave = () => {
      depth -= 1;
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

export default { meta: { name: 'parvis' }, rules: { 'formatters-once': formattersOnce } };
