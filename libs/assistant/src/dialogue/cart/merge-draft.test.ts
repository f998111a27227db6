import { eachRow } from '../../test-each-row.ts'
import { cartInShort, readFirst } from '../../testing.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { inferParts } from './infer-parts.ts'
import { mergeDraft } from './merge-draft.ts'
import { ordersInReading } from './orders-in-reading.ts'

const draftOf = (message: string): Draft => ordersInReading(readFirst(message))[0] ?? emptyDraft

eachRow([
  ['curtidas', 'instagram likes'],
  ['500 inscritos', 'youtube subscribers 500'],
  ['instagram.com/loja.x', 'instagram followers instagram.com/loja.x'],
  ['youtu.be/Ta6NhX8vMiB', 'youtube views youtube.com/watch?v=Ta6NhX8vMiB'],
  ['500 seguidores no insta @loja.x', 'instagram followers 500 instagram.com/loja.x'],
  ['500 no tiktok', 'tiktok followers 500'],
])('the rest of a draft follows from what is told', (message, inferred) =>
  expect(cartInShort([inferParts(draftOf(message))])).toBe(inferred),
)

const insta = '500 seguidores no insta @loja.x'
eachRow([
  [insta, '1000', 'instagram followers 1000 instagram.com/loja.x'],
  [insta, '@outra', 'instagram followers 500 instagram.com/outra'],
  [insta, 'no tiktok', 'tiktok followers 500 tiktok.com/@loja.x'],
  [insta, 'instagram.com/p/DAbc_1-XyZq', 'instagram followers 500 instagram.com/p/DAbc_1-XyZq'],
  [insta, 'curtidas', 'instagram likes 500'],
])('a message adds to a draft or corrects it, and a page for another service goes', (known, named, merged) =>
  expect(cartInShort([mergeDraft(inferParts(draftOf(known)), draftOf(named))])).toBe(merged),
)
