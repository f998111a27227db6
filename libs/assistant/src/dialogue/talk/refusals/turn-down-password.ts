import { say } from '../../../replies/say.ts'
import { namesOrder } from '../../names-order.ts'
import { withOpenQuestion } from '../../ordering/beside-order.ts'
import { takeFacts } from '../../ordering/take-facts.ts'
import { after, type Move } from '../../turn.ts'

/** A password is refused, and was forgotten where the message was read: an order beside it goes on. */
export const turnDownPassword: Move = (turn) => {
  const parts = [say('password-turned-down')]
  return namesOrder(turn) ? after(parts, takeFacts(turn)) : withOpenQuestion(turn, parts)
}
