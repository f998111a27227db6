const makers = new Set(['isOneOf', 'phrases', 'startsWith', 'endsWith', 'inText', 'wordsIn'])

/**
 * The makers of lists of words are called in three rooms alone: a misread word is looked for there first.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const wordLists = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { list: 'Lists of words stand in phrases/, windows/ and words/; give this one a name there.' },
  },
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && makers.has(node.callee.name))
        context.report({ node, messageId: 'list' })
    },
  }),
}
