/** A row as the model sees it: the places of its features, the value of each, and whether a label may be its label. */
export type Example = { features: Int32Array; values: Float64Array; isAllowed: readonly boolean[] }
export type Fitted = { weights: Float64Array; bias: Float64Array }

type FitOptions = { features: number; labels: number; epochs: number; penalty: number }

const rate = 0.5

/**
 * Multinomial logistic regression with an L2 penalty, by AdaGrad in one fixed order of the rows: the same rows give the
 * same weights. A row that allows several labels counts for any of them. Weights stand feature by feature.
 */
export function fitLogistic(
  examples: readonly Example[],
  { features, labels, epochs, penalty }: FitOptions,
): Fitted {
  const weights = new Float64Array(features * labels)
  const bias = new Float64Array(labels)
  const squares = new Float64Array(features * labels).fill(1e-2)
  const biasSquares = new Float64Array(labels).fill(1)
  const rowsOf = new Float64Array(features)
  for (const it of examples) for (const feature of it.features) rowsOf[feature]!++
  const order = shuffled(examples)
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const example of order) {
      const { features: own, values, isAllowed } = example
      const probabilities = probabilitiesOf({ weights, bias }, example)
      const allowed = probabilities.reduce((sum, it, label) => sum + (isAllowed[label] ? it : 0), 0)
      for (let label = 0; label < labels; label++) {
        const error = probabilities[label]! - (isAllowed[label] ? probabilities[label]! / allowed : 0)
        biasSquares[label]! += error * error
        bias[label]! -= (rate * error) / Math.sqrt(biasSquares[label]!)
        for (let one = 0; one < own.length; one++) {
          const feature = own[one]!
          const at = feature * labels + label
          const slope = error * values[one]! + (penalty * weights[at]!) / rowsOf[feature]!
          squares[at]! += slope * slope
          weights[at]! -= (rate * slope) / Math.sqrt(squares[at]!)
        }
      }
    }
  return { weights, bias }
}

/** The probability of each label of a row. */
export function probabilitiesOf(
  { weights, bias }: Fitted,
  { features, values }: Pick<Example, 'features' | 'values'>,
): Float64Array {
  const labels = bias.length
  const scores = Float64Array.from(bias)
  for (let one = 0; one < features.length; one++)
    for (let label = 0; label < labels; label++)
      scores[label]! += weights[features[one]! * labels + label]! * values[one]!
  const highest = Math.max(...scores)
  let sum = 0
  for (let label = 0; label < labels; label++) sum += scores[label] = Math.exp(scores[label]! - highest)
  return scores.map((it) => it / sum)
}

/** One order for ever: neighbours of a file are seldom neighbours in it. */
function shuffled<Row>(rows: readonly Row[]): Row[] {
  const left = [...rows]
  let seed = 1
  for (let at = left.length - 1; at > 0; at--) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    const other = seed % (at + 1)
    ;[left[at], left[other]] = [left[other]!, left[at]!]
  }
  return left
}
