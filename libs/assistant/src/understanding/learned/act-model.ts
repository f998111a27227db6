import { type ActFeatures, valuesOf } from './act-features.ts'

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
export type Odds<Label extends string> = Readonly<Record<Label, number>>
export type Model<Label extends string> = (features: ActFeatures) => Odds<Label>

export const hashBytes = 3
const storedHash = (hash: number) => hash & 0xff_ff_ff

/** Makes a stored model ready. Features that it does not know weigh nothing, and make it less sure. */
export function makeModel<Label extends string>({ bias, scale, packed }: StoredModel<Label>): Model<Label> {
  const labels = Object.keys(bias)
  const base = Object.values<number>(bias)
  const bytes = Uint8Array.from(atob(packed.replaceAll('\n', '')), (it) => it.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  const places = new Map<number, number>()
  for (let at = 0; at < bytes.length; at += hashBytes + labels.length)
    places.set(view.getUint16(at, true) + (view.getUint8(at + 2) << 16), at + hashBytes)
  return (features) => {
    const sums = [...base]
    const values = valuesOf(features)
    for (const kind of ['words', 'told'] as const)
      for (const feature of features[kind]) {
        const place = places.get(storedHash(feature))
        if (place !== undefined)
          for (let at = 0; at < sums.length; at++)
            sums[at]! += view.getInt8(place + at) * scale * values[kind]
      }
    return asOdds(labels as Label[], sums)
  }
}

/** The odds of labels from their scores. */
function asOdds<Label extends string>(labels: readonly Label[], scores: readonly number[]): Odds<Label> {
  const powers = scores.map(Math.exp)
  const total = powers.reduce((sum, it) => sum + it, 0)
  return Object.fromEntries(labels.map((it, at) => [it, powers[at]! / total])) as Odds<Label>
}

/** Even certain odds leave a little to the other labels, so that no part of a message has a veto. */
const leastChance = 1e-4

/** Combines the odds of several readings of a message: the mean of their logarithms, by weight. */
export function mixOdds<Label extends string>(
  parts: ReadonlyArray<readonly [weight: number, odds: Odds<Label>]>,
): Odds<Label> {
  const labels = Object.keys(parts[0]![1]) as Label[]
  const meanOf = (label: Label) =>
    parts.reduce((sum, [weight, odds]) => sum + weight * Math.log(odds[label] + leastChance), 0)
  return asOdds(labels, labels.map(meanOf))
}
