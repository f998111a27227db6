import { useEffect, useRef, useState } from 'react'
import { setSearchParam, usePanelUrl } from '../../navigation.ts'
import { SearchInput } from './toolbar.tsx'

const debounceMs = 300

/** A debounced search that is kept in the URL; Enter applies it at once. */
export function SearchField({ label }: { label: string }) {
  const urlText = usePanelUrl().search.get('busca') ?? ''
  const [text, setText] = useState(urlText)
  const appliedText = useRef(urlText)
  useEffect(() => {
    if (urlText === appliedText.current) return
    appliedText.current = urlText
    setText(urlText)
  }, [urlText])
  useEffect(() => {
    if (text === appliedText.current) return
    const timer = setTimeout(() => {
      appliedText.current = text
      setSearchParam('busca', text, { replace: true })
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <form
      role="search"
      style={{ display: 'contents' }}
      onSubmit={(event) => {
        event.preventDefault()
        appliedText.current = text
        setSearchParam('busca', text, { replace: true })
      }}
    >
      <SearchInput label={label} value={text} onChange={setText} />
    </form>
  )
}
