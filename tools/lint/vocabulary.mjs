// The vocabulary rule: exact identifiers and whole phrases that hide a term of the field. Common words never belong here.

const terms = new Map(
  Object.entries({
    'enqueueMessage, OutboxMessage': 'sayFor sayAtOnce saySomething writeSaid',
    'publish, redeliverAfterSeconds': 'offeredForSeconds offerMessage',
    'lease, leaseSeconds': 'lentForSeconds lentFor isLent lentUntil',
    'pollNow, or the verb wake': 'nudge nudgeRelay relayNow',
    'Semaphore, acquire, release': 'openLine InLine waitInLine inLine',
    CircuitBreaker: 'submissionLine',
    'lockKeyOf, or the status string': 'wordOf hasWord',
    'handleOne, handleBatch': 'takeAll takeExpected takeAlone takeTogether',
    'tryLock, lock': 'noteFree noteInTurn',
    'micro-batching, by DataLoader': 'inBatches',
    'Job, scheduler': 'PieceOfWork pieceOfWork workList dueWork',
    'maintenance, retention': 'keepHouse',
    retryOnConnectionLoss: 'keepTrying',
    'sql.lit': 'writeOut',
    isMessageId: 'isProperId',
    isComplaining: 'grieves grievesNow',
    'an optimistic snapshot': 'recallOf',
    'out-of-order guard': 'overtakes',
    timeoutMs: 'longEnoughMs',
  }).flatMap(([term, names]) => names.split(' ').map((name) => [name, term])),
)

const phrases = [
  [/\bwaits? in line\b/i, 'acquire a permit of a semaphore'],
  [/\b(?:is|are|was|were) lent\b|\blends? (?:it|them|the)\b/i, 'lease'],
  [/\bmoment that never was\b/i, 'no sample yet'],
  [/\bneither (?:a )?yes nor (?:a )?no\b/i, 'an unknown outcome'],
  [/\bthe (?:version|release) before\b/i, 'the previous release'],
  [/\bkeeps? house\b/i, 'maintenance'],
  [/\bonly a guess\b/i, 'an optimistic snapshot'],
  [/\bpieces? of work\b/i, 'job'],
  [/\bwhose word is taken\b|\btakes? (?:the|its|a) word\b/i, 'lock'],
]

/** A sentence whose subject is a relative clause; a question is none. */
const riddle =
  /(?:^|[.:;*] +)(?:What|Who|Whoever|Whatever|Whose|Nobody|Those who|That which)\b [a-z][^?]*?(?:[.:;]|$)/m

/** @type {import('eslint').Rule.RuleModule} */
export const vocabulary = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      name: "'{{name}}' has a name in the field: {{term}}.",
      phrase: "'{{phrase}}' has a name in the field: {{term}}.",
      riddle: "'{{start}} …' is a riddle: begin with the subject that acts.",
    },
  },
  create: (context) => ({
    'Identifier, PrivateIdentifier, JSXIdentifier'(node) {
      const term = terms.get(node.name)
      if (term) context.report({ node, messageId: 'name', data: { name: node.name, term } })
    },
    Program() {
      for (const comment of sentencesOf(context.sourceCode.getAllComments())) reportComment(context, comment)
    },
  }),
}

function reportComment(context, { loc, text }) {
  for (const [pattern, term] of phrases) {
    const found = pattern.exec(text)
    if (found) context.report({ loc, messageId: 'phrase', data: { phrase: found[0], term } })
  }
  const found = riddle.exec(text)
  if (found)
    context.report({ loc, messageId: 'riddle', data: { start: found[0].replace(/^\W+/, '').slice(0, 30) } })
}

/** Comments as running text: line comments that follow each other are one. */
function sentencesOf(comments) {
  const texts = []
  for (const { type, value, loc } of comments) {
    const text = value
      .replaceAll(/^\s*\*?\s?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    const last = texts.at(-1)
    const follows = type === 'Line' && last?.type === 'Line' && last.end.line + 1 === loc.start.line
    if (follows && last.end.column !== undefined && last.column === loc.start.column)
      Object.assign(last, { text: `${last.text} ${text}`, end: loc.end })
    else texts.push({ type, text, loc, end: loc.end, column: loc.start.column })
  }
  return texts
}
