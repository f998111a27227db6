import type { DialogueState } from './dialogue.ts'
import type { Reading } from './reader.ts'
import type { Targets } from './targets.ts'

const oneName = /^\s*([A-Za-z0-9_][A-Za-z0-9._]{2,29})\s*$/

/** A name alone, where a link was asked, is the @ without its sign. */
export function withBareHandle(
  { asked }: DialogueState,
  message: string,
  reading: Reading,
  targets: Targets,
): Targets {
  const name = oneName.exec(message)?.[1]
  if (!name || asked !== 'link' || hasTarget(targets)) return targets
  return isOnlyDigits(name) || meansSomething(name, reading)
    ? targets
    : { ...targets, usable: [{ handle: name }] }
}

const hasTarget = ({ usable, refused }: Targets) => usable.length > 0 || Boolean(refused)

const isOnlyDigits = (name: string) => /^\d+$/.test(name)

/** A word that was understood is no name: 'obrigado', 'curtidas'. 'tiktok.da.ana' is one, whatever it holds of an order. */
function meansSomething(name: string, { acts, topics, choice, unsold, orders }: Reading): boolean {
  if (acts.length || topics.length || choice || unsold) return true
  return orders.length > 0 && !/[._]/.test(name)
}
