import { type Features, valuesOf } from './features.ts'

/**
 * A linear model as it is stored: for each feature three bytes of its hash and one signed byte per label in the order of
 * `bias`, all in base64. A weight is its byte times `scale`.
 */
export type StoredModel<Label extends string> = {
  bias: Readonly<Record<Label, number>>
  scale: number
  packed: string
}

/** The probability of each label; they sum to 1. */
export type Probabilities<Label extends string> = Readonly<Record<Label, number>>
export type Model<Label extends string> = (features: Features) => Probabilities<Label>

export const hashBytes = 3
const storedHash = (hash: number) => hash & 0xff_ff_ff

/** Makes a stored model ready. Features that it does not know weigh nothing, and make it less sure. */
export function makeModel<Label extends string>(stored: StoredModel<Label>): Model<Label> {
  const labels = Object.keys(stored.bias) as Label[]
  const bias = Float64Array.from(Object.values<number>(stored.bias))
  const addWeights = adderOf(stored)
  return (features) => {
    const sums = bias.slice()
    const values = valuesOf(features)
    addWeights(sums, features.words, values.words)
    addWeights(sums, features.reading, values.reading)
    return softmax(labels, sums)
  }
}

const free = -1

/**
 * Adds the weights of features to the sums of the labels. Most features are unknown, so that looking them up is most of the
 * work: their hashes stand by open addressing in one array, and the weights of each in the same place of another.
 */
function adderOf<Label extends string>({ bias, scale, packed }: StoredModel<Label>) {
  const width = Object.keys(bias).length
  const bytes = Uint8Array.from(atob(packed.replaceAll('\n', '')), (it) => it.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  const rowBytes = hashBytes + width
  const size = 2 ** Math.ceil(Math.log2((2 * bytes.length) / rowBytes + 1))
  const last = size - 1
  const hashes = new Int32Array(size).fill(free)
  const weights = new Int8Array(size * width)
  const slotOf = (hash: number) => {
    let slot = hash & last
    while (hashes[slot] !== free && hashes[slot] !== hash) slot = (slot + 1) & last
    return slot
  }
  for (let at = 0; at < bytes.length; at += rowBytes) {
    const hash = view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
    const slot = slotOf(hash)
    hashes[slot] = hash
    weights.set(new Int8Array(bytes.buffer, at + hashBytes, width), slot * width)
  }
  return (sums: Float64Array, features: readonly number[], value: number): void => {
    const scaled = scale * value
    for (const feature of features) {
      const slot = slotOf(storedHash(feature))
      if (hashes[slot] !== free)
        for (let at = 0; at < width; at++) sums[at]! += weights[slot * width + at]! * scaled
    }
  }
}

/** The probabilities of labels from their scores. */
function softmax<Label extends string>(
  labels: readonly Label[],
  scores: ArrayLike<number>,
): Probabilities<Label> {
  const powers = labels.map((_, at) => Math.exp(scores[at]!))
  const total = powers.reduce((sum, it) => sum + it, 0)
  const probabilities: Partial<Record<Label, number>> = {}
  for (const [at, label] of labels.entries()) probabilities[label] = powers[at]! / total
  return probabilities as Probabilities<Label>
}
