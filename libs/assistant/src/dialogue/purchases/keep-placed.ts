import { say } from '../../replies/say.ts'
import type { Move } from '../turn.ts'

/** A no to 'Qual pedido você quer cancelar?'. */
export const keepPlaced: Move = () => ({ parts: [say('nothing-cancelled')] })
