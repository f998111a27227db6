const makers = new Set(['isOneOf', 'phrases', 'startsWith', 'endsWith', 'inText', 'wordsIn'])

/** Three letters in a row that a pattern looks for: what it escapes, names or picks from is no word. */
const holdsWord = (pattern) =>
  /\p{L}{3}/u.test(
    pattern.replace(/\\[pPk]\{\w+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|\[[^\]]*\]|\(\?<\w+>/giu, ' '),
  )

/**
 * Words that are looked for, in lists of makers or as letters of a regular expression, stand in four rooms alone: a misread word
 * is looked for there first.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const wordLists = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { list: 'Words stand in phrases/, windows/ and words/; give this one a name there.' },
  },
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && makers.has(node.callee.name))
        context.report({ node, messageId: 'list' })
    },
    Literal(node) {
      if (node.regex && holdsWord(node.regex.pattern)) context.report({ node, messageId: 'list' })
    },
    'NewExpression[callee.name="RegExp"]'({ arguments: [source] }) {
      const parts =
        source?.type === 'TemplateLiteral' ? source.quasis.map((it) => it.value.cooked) : [source?.value]
      if (parts.some((it) => typeof it === 'string' && holdsWord(it)))
        context.report({ node: source, messageId: 'list' })
    },
  }),
}
