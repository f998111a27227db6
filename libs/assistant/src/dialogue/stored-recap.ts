import { OrNull } from '@smm/contracts/or-null'
import Type, { type Static } from 'typebox'
import { Confirming, type StateAt } from './state.ts'
import type { WaitsFor } from './waits-for.ts'

/** The words under which it is stored since the first release what a recap waits for. */
const StoredWait = Type.Object({
  isPaused: Type.Boolean(),
  asked: Type.Enum(['yes', 'again', 'change']),
  placedBy: Type.Optional(Type.Enum(['yes', 'command'])),
  isSupposed: Type.Optional(Type.Literal(true)),
  quoted: OrNull(Type.Integer()),
})
type StoredWait = Static<typeof StoredWait>

const { waitsFor: _, quoted: __, ...others } = Confirming.properties
export const StoredConfirming = Type.Object({ ...others, ...StoredWait.properties })

const stored: Readonly<Record<WaitsFor, Omit<StoredWait, 'quoted'>>> = {
  nod: { isPaused: false, asked: 'yes' },
  yes: { isPaused: false, asked: 'yes', placedBy: 'yes' },
  decision: { isPaused: true, asked: 'yes', placedBy: 'yes' },
  order: { isPaused: true, asked: 'yes', placedBy: 'yes', isSupposed: true },
  command: { isPaused: false, asked: 'yes', placedBy: 'command' },
  'second-yes': { isPaused: false, asked: 'again' },
  change: { isPaused: false, asked: 'change' },
}

export const storeRecap = ({ waitsFor, quoted, ...rest }: StateAt<'confirming'>) => ({
  ...rest,
  ...stored[waitsFor],
  quoted: quoted ?? null,
})

export function readRecap(state: Static<typeof StoredConfirming>): StateAt<'confirming'> {
  const { isPaused, asked, placedBy, isSupposed, quoted, ...rest } = state
  const waitsFor = waitIn({ isPaused, asked, placedBy, isSupposed, quoted })
  return { ...rest, waitsFor, ...(quoted !== null && { quoted }) }
}

/** The previous release stores some of these words together: the one that asks for the most counts. */
function waitIn({ isPaused, asked, placedBy, isSupposed, quoted }: StoredWait): WaitsFor {
  if (placedBy === 'command' || quoted !== null) return 'command'
  if (asked !== 'yes') return asked === 'change' ? 'change' : 'second-yes'
  if (isSupposed) return 'order'
  return isPaused ? 'decision' : (placedBy ?? 'nod')
}
