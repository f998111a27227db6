const longest = 120

/** @type {import('eslint').Rule.RuleModule} */
export const longExpression = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      long: `${'{{length}}'} characters: build it of named parts, or write it as data (at most ${longest}).`,
    },
  },
  create(context) {
    const check = (node, pattern) => {
      if (pattern.length > longest)
        context.report({ node, messageId: 'long', data: { length: pattern.length } })
    }
    return {
      'Literal[regex]': (node) => check(node, node.regex.pattern),
      ':matches(NewExpression, CallExpression)[callee.name="RegExp"] > Literal.arguments:first-child': (
        node,
      ) => typeof node.value === 'string' && check(node, node.value),
    }
  },
}
