import { hashBytes, type StoredModel } from '@smm/assistant/understanding/learned/act-model'
import type { Fitted } from './fit-logistic.ts'

const highestByte = 127
const charactersPerLine = 100

/** A trained model as `act-model.ts` reads it: weights as bytes, without the features whose bytes are all 0. */
export function packModel(
  labels: readonly string[],
  places: ReadonlyMap<number, number>,
  { weights, bias }: Fitted,
): StoredModel<string> {
  const scale = significant(weights.reduce((most, it) => Math.max(most, Math.abs(it)), 0) / highestByte)
  const rows = [...places].flatMap(([hash, place]) => {
    const own = weights.subarray(place * labels.length, (place + 1) * labels.length)
    const bytes = Int8Array.from(own, (it) => Math.round(it / scale))
    return bytes.some((it) => it !== 0) ? [Buffer.concat([bytesOf(hash), Buffer.from(bytes.buffer)])] : []
  })
  return {
    bias: Object.fromEntries(labels.map((it, at) => [it, significant(bias[at]!)])),
    scale,
    packed: Buffer.concat(rows).toString('base64'),
  }
}

/** The source of the file of all models, with the names that their features were made of. */
export const sourceOf = (
  models: Readonly<Record<string, StoredModel<string>>>,
  names: readonly string[],
): string =>
  [
    '// The weights of the classifier: written by `npm run train:acts` from the rows of the corpus, never by hand.',
    namesAsSource(names),
    ...Object.entries(models).map(
      ([name, { bias, scale, packed }]) => `
export const ${name}Weights = {
  bias: {
${Object.entries(bias)
  .map(([label, it]) => `    ${label}: ${it},\n`)
  .join('')}  },
  scale: ${scale},
  packed: \`
${linesOf(packed)}
\`,
}`,
    ),
    '',
  ].join('\n')

const namesAsSource = (names: readonly string[]) => `
export const trainedOn = \`
${(names.join(', ').match(/.{1,118}(?:, |$)/g) ?? []).map((it) => it.trimEnd()).join('\n')}
\``

const linesOf = (text: string) => text.match(new RegExp(`.{1,${charactersPerLine}}`, 'g'))?.join('\n') ?? ''
const significant = (value: number) => Number(value.toPrecision(6))

function bytesOf(hash: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(hash)
  return bytes.subarray(0, hashBytes)
}
