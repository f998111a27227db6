/**
 * The dialogue and the replies see only what the reader understood: a pattern there would read the visitor's words again.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noRawText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { pattern: 'Patterns on words belong to understanding/; here, read the Reading.' },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'pattern' })
    return {
      'Literal[regex]': report,
      ':matches(NewExpression, CallExpression)[callee.name="RegExp"]': report,
    }
  },
}
