/**
 * A linear model as it is stored: for each feature four bytes of its hash and one signed byte per label in the order of
 * `bias`, all in base64. A weight is its byte times `scale`.
 */
export type StoredModel<Label extends string> = {
  bias: Readonly<Record<Label, number>>
  scale: number
  packed: string
}

/** The probability of each label; they sum to 1. */
export type Odds<Label extends string> = Readonly<Record<Label, number>>
export type Model<Label extends string> = (features: readonly number[]) => Odds<Label>

const hashBytes = 4

/** Makes a stored model ready. Features that it does not know weigh nothing, and make it less sure. */
export function makeModel<Label extends string>({ bias, scale, packed }: StoredModel<Label>): Model<Label> {
  const labels = Object.keys(bias)
  const base = Object.values<number>(bias)
  const bytes = Uint8Array.from(atob(packed.replaceAll('\n', '')), (it) => it.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  const places = new Map<number, number>()
  for (let at = 0; at < bytes.length; at += hashBytes + labels.length)
    places.set(view.getInt32(at, true), at + hashBytes)
  return (features) => {
    const sums = base.map(() => 0)
    for (const feature of features) {
      const place = places.get(feature)
      if (place !== undefined) for (let at = 0; at < sums.length; at++) sums[at]! += view.getInt8(place + at)
    }
    const weight = scale / Math.sqrt(features.length)
    const powers = sums.map((it, at) => Math.exp(it * weight + base[at]!))
    const total = powers.reduce((sum, it) => sum + it, 0)
    return Object.fromEntries(labels.map((it, at) => [it, powers[at]! / total])) as Odds<Label>
  }
}
