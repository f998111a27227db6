import { useEffect, useRef, useState } from 'react'
import { setFilter, usePlace } from '../place.ts'
import { Search } from './toolbar.tsx'

const pauseMs = 300

/** A search that stands in the address: as soon as somebody stops typing, or at once with Enter. */
export function SearchField({ label }: { label: string }) {
  const wanted = usePlace().search.get('busca') ?? ''
  const [words, setWords] = useState(wanted)
  const told = useRef(wanted)
  useEffect(() => {
    if (wanted === told.current) return
    told.current = wanted
    setWords(wanted)
  }, [wanted])
  useEffect(() => {
    if (words === told.current) return
    const timer = setTimeout(() => {
      told.current = words
      setFilter('busca', words, { replace: true })
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <form
      role="search"
      style={{ display: 'contents' }}
      onSubmit={(event) => {
        event.preventDefault()
        told.current = words
        setFilter('busca', words, { replace: true })
      }}
    >
      <Search label={label} value={words} onChange={setWords} />
    </form>
  )
}
