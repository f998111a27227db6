import { afterName } from '../../windows/role-windows.ts'
import type { Evidence } from '../../collect-evidence.ts'
import { around } from '../../parse/units.ts'
import { type Fact, isOrdered, isWanted, platformNamed, type FactRule } from '../facts.ts'

const isName = (it: Fact) => it.kind === 'service' || it.kind === 'platform'
const wantedBeside = (facts: readonly Fact[], it: Fact) =>
  facts.filter((other) => other.kind === it.kind && isWanted(other))

/** '300 curtidas, já tenho 2 mil seguidores': the goods of an owned number are wanted by default, and told of only beside others. */
export const ownedServices: FactRule = ({ evidence, facts }) => {
  const isOwned = (it: Fact) =>
    it.kind === 'service' &&
    isWanted(it) &&
    facts.some(({ role, at }) => (role === 'owned' || role === 'past') && at === it.at - 1)
  const isOtherMeant = facts.some((it) => it.kind === 'service' && isWanted(it) && !isOwned(it))
  return (it) => (isOwned(it) && (isOtherMeant || isBesideRecap(evidence, it)) ? 'former' : undefined)
}

/** 'melhor 300. tenho 2 mil seguidores', of likes in hand */
const isBesideRecap = ({ context }: Evidence, it: Fact) =>
  it.kind === 'service' && context.recap?.every((one) => one.serviceType !== it.value)

/** A name told as had before is meant where no other is, and so is what is counted elsewhere: 'vi 500 seguidores por 20'. */
export const formerNames: FactRule = ({ evidence, facts }) => {
  const isWantedPage = (it: Fact) => it.kind === 'page' && isWanted(it)
  const isPageThere = facts.some(
    (it) => isWantedPage(it) && platformNamed(evidence.utterance.pages, it) !== undefined,
  )
  const isCounted = (it: Fact) =>
    it.kind === 'service' &&
    it.role === 'mentioned' &&
    facts.some((one) => isOrdered(one) && one.at === it.at - 1)
  const namesPage = (it: Fact) =>
    it.kind === 'platform' && afterName.isPage.test(around(evidence.utterance.units, it.at + 1, it.at + 5))
  const isMentionedPage = (it: Fact) =>
    it.role === 'mentioned' &&
    namesPage(it) &&
    facts.some((page) => isWantedPage(page) && it.at < page.at && page.at <= it.at + 5)
  const isMeant = (it: Fact) =>
    namesPage(it) || (wantedBeside(facts, it).length === 0 && !(it.kind === 'platform' && isPageThere))
  return (it) =>
    isName(it) &&
    (it.role === 'former' || isCounted(it) || isMentionedPage(it)) &&
    isMeant(it) &&
    !isBesideRecap(evidence, it)
      ? 'wanted'
      : undefined
}
