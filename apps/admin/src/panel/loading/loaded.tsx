import type { ReactNode } from 'react'
import { Failure } from './failure.tsx'
import css from './loaded.module.css'

/** The part of a TanStack query that its states are drawn from. */
export type QueryState<Data> = {
  data: Data | undefined
  isPending: boolean
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

type LoadedProps<Data> = {
  query: QueryState<Data>
  loadingText: string
  failedText: string
  /** Chosen so that the skeleton is about as high as the data. */
  skeletonRows?: number
  children: (data: Data) => ReactNode
}

/** The states of a query: loading, failed, loaded. Data from before a failure stays visible under the error. */
export function Loaded<Data>({
  query,
  loadingText,
  failedText,
  skeletonRows = 5,
  children,
}: LoadedProps<Data>) {
  const { data, isPending, isError, isFetching, refetch } = query
  return (
    <>
      {isError && <Failure text={failedText} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {isPending && <Loading text={loadingText} rows={skeletonRows} />}
      {data !== undefined && children(data)}
    </>
  )
}

export function Loading({ text, rows }: { text: string; rows: number }) {
  return (
    <div className={css.loading} role="status">
      <p>{text}</p>
      <div className={css.rows} aria-hidden="true">
        {Array.from({ length: rows }, (_, index) => (
          <span key={index} />
        ))}
      </div>
    </div>
  )
}

/** The empty state of a list. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={css.empty}>
      <p className={css.emptyTitle}>{title}</p>
      {children}
    </div>
  )
}
