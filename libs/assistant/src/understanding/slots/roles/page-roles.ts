import { canReceive } from '@smm/social-links/can-receive'
import { isPage } from '../pages/page-facts.ts'
import { type FactRule, isOrdered, isWanted } from '../facts.ts'
import { isOwnCount } from '../reach-goal.ts'

/** 'a foto L é do perfil @x, quero 300 curtidas': of several pages, the only one that can receive the service. */
export const fittingPage: FactRule = ({ evidence, facts }) => {
  const { pages } = evidence.utterance
  const services = facts.flatMap((it) => (it.kind === 'service' && isWanted(it) ? [it.value] : []))
  const fitting = facts.filter(isPage).filter(({ value }) => {
    const page = pages[value]!
    return services.every((it) => canReceive('link' in page ? page.link : null, it))
  })
  const [only] = fitting
  const isSure = services.length > 0 && fitting.length === 1 && facts.filter(isOrdered).length < 2
  if (!isSure || only!.role === 'negated' || only!.role === 'former') return () => undefined
  return (it) => (!isPage(it) ? undefined : it === only ? 'wanted' : isWanted(it) ? 'mentioned' : undefined)
}

/** The only page of a message is meant, unless it is a rival's or somebody else's. */
export const onlyPage: FactRule = ({ evidence, facts }) => {
  const { units } = evidence.utterance
  const pages = facts.filter(isPage)
  /** 'a @x tem 10 mil, eu tenho 3 mil' */
  const isCompared = facts.some((it) => it.role === 'owned' && isOwnCount(units, it.at))
  return (it) => {
    if (!isPage(it) || pages.length > 1 || it.role === 'negated') return undefined
    if (it.role === 'rival' && isCompared) return undefined
    const { marks } = evidence.clauses[it.clause]!
    return marks.has('rival') || marks.has('indicated') ? undefined : 'wanted'
  }
}
