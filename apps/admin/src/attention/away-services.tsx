import { Failure } from '../panel/loading/failure.tsx'
import type { useAttention } from './attention-queries.ts'

type Sources = ReturnType<typeof useAttention>['sources']

const names = new Intl.ListFormat('pt-BR')

/** One message of the services that did not say what needs a person, which asks them again. */
export function AwayServices({ sources }: { sources: Sources }) {
  const away = sources.filter(({ query }) => query.isError)
  if (away.length === 0) return null
  const verb = away.length === 1 ? 'o serviço não respondeu' : 'os serviços não responderam'
  return (
    <Failure
      text={`${names.format(away.map(({ name }) => name))}: ${verb}. O que houver ali não aparece agora.`}
      isRetrying={away.some(({ query }) => query.isFetching)}
      onRetry={() => away.forEach(({ query }) => void query.refetch())}
    />
  )
}
