import { accountIn } from '../../parse/account-in.ts'
import { around } from '../../parse/units.ts'
import type { Unit, Utterance } from '../../parse/utterance.ts'
import type { ShownOrder } from '../../reading.ts'
import { bareNo, denied } from '../../windows/correction-windows.ts'
import type { Place } from '../roles/role-by-words.ts'

/** A no that denies nothing shown is said to the recap. */
export function isAgainstRecap({ evidence, units, at, right }: Place): boolean {
  const { recap } = evidence.context
  const it = units[at]!
  const isNo =
    !evidence.questions.asks && bareNo.test(around(units, 0, at)) && !denied.service.behind.test(right)
  const isAlone = units.filter(({ kind }) => kind === it.kind).length === 1
  return Boolean(recap && isNo && isAlone && recap.every((one) => !isPartOf(one, evidence.utterance, it)))
}
/** Whether an order of the recap has this page, quantity or goods. */
function isPartOf(
  { quantity, serviceType, platform, link }: ShownOrder,
  { pages }: Utterance,
  it: Unit,
): boolean {
  const page = pages[it.page]
  if (page)
    return 'link' in page
      ? page.link.canonicalUrl === link
      : 'handle' in page && accountIn(link) === page.handle.toLowerCase()
  return it.value === quantity || it.serviceType === serviceType || it.platform === platform
}
