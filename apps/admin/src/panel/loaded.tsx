import type { ReactNode } from 'react'
import { Failure } from './failure.tsx'
import css from './loaded.module.css'

/** As much of a query as is needed to say how it stands. */
export type Reading<Data> = {
  data: Data | undefined
  isPending: boolean
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

type LoadedProps<Data> = {
  reading: Reading<Data>
  loadingText: string
  failedText: string
  /** About as high as what comes. */
  skeletonRows?: number
  children: (data: Data) => ReactNode
}

/** Loading, failed, or there. What was read before a failure stays on the page, under the message. */
export function Loaded<Data>({
  reading,
  loadingText,
  failedText,
  skeletonRows = 5,
  children,
}: LoadedProps<Data>) {
  const { data, isPending, isError, isFetching, refetch } = reading
  return (
    <>
      {isError && <Failure text={failedText} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {isPending && <Loading text={loadingText} rows={skeletonRows} />}
      {data !== undefined && children(data)}
    </>
  )
}

/** What is on its way, drawn about as high as it will be. */
export function Loading({ text, rows }: { text: string; rows: number }) {
  return (
    <div className={css.loading} role="status">
      <p>{text}</p>
      <div className={css.rows} aria-hidden="true">
        {Array.from({ length: rows }, (_, place) => (
          <span key={place} />
        ))}
      </div>
    </div>
  )
}

/** There is nothing to show, and why. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={css.empty}>
      <p className={css.emptyTitle}>{title}</p>
      {children}
    </div>
  )
}
