const makers = new Set(['isOneOf', 'phrases', 'startsWith', 'endsWith', 'inText', 'wordsIn'])

/**
 * Lists of words stand in two rooms: a misread word is looked for there, and not in every file that reads.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const wordLists = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { list: 'Lists of words stand in phrases/ and words/; give this one a name there.' },
  },
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && makers.has(node.callee.name))
        context.report({ node, messageId: 'list' })
    },
  }),
}
