import { fitted } from '../fitted.ts'
import { saysAny } from '../act-traits.ts'
import { holdsBack } from '../windows/question-windows.ts'
import { splitMessage } from './segments.ts'
import { endsAsking } from '../parse/questions.ts'
import { type Reading, says } from '../reading.ts'
import { normalizeText } from '../words/split-words.ts'
import { isOnlyAgreement } from '../agreement/plain-agreement.ts'
import { readAgreement } from '../agreement/read-agreement.ts'
import { type Candidate, candidateOf, probabilityOfAny } from './candidate.ts'
import { correct } from './corrections.ts'

const sentenceEnd = /[.!…\n]$/

/** These want no answer, but another order, or none. */
const moreThanAsked = ['refuse', 'postpone', 'hedge', 'complain', 'trick', 'add'] as const

/**
 * The reading of a question beside a yes that is a segment of its own: 'manda o pix. Tem nota?', 'pode gerar, demora quanto?'. Behind
 * a comma the yes has to be a command: 'sim, é seguro?' waits for the answer. Null for anything else.
 */
export function questionBesideYes({ evidence, readSegment }: Candidate): Reading | null {
  const segments = splitMessage(evidence.utterance.text)
  if (segments.length < 2) return null
  const parted = (at: number) => [segments.slice(0, at).join(' '), segments.slice(at).join(' ')] as const
  const sides = segments.slice(1).flatMap((_, at) => {
    const [before, behind] = parted(at + 1)
    return [
      { yes: before, rest: behind },
      { yes: behind, rest: before },
    ]
  })
  const asked = sides.find(({ yes, rest }) => endsAsking(rest) && isYesAlone(yes, readSegment))
  if (!asked || holdsBack.test(normalizeText(asked.rest))) return null
  const { reading, atRecap } = correct(candidateOf(readSegment(asked.rest).read()))
  const isMore = probabilityOfAny(atRecap(), ...moreThanAsked) > fitted.recap.moreThanAsked
  return isMore || !isQuestionAlone(reading) ? null : reading
}

function isYesAlone(segment: string, readSegment: Candidate['readSegment']): boolean {
  if (endsAsking(segment)) return false
  const { marked, read } = readSegment(segment)
  if (!readAgreement(marked).agrees) return false
  const { reading } = read()
  const isFirm = says(reading, 'command') || (sentenceEnd.test(segment) && !says(reading, 'nod'))
  return isFirm && isOnlyAgreement(reading)
}

const isQuestionAlone = (reading: Reading) =>
  reading.topics.length > 0 &&
  [reading.items, reading.supposed, reading.targets, reading.alternatives].every((it) => it.length === 0) &&
  [reading.money, reading.resize, reading.choice, reading.past].every((it) => it === null) &&
  !saysAny(reading, 'blocks-yes')
