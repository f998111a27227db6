import { useEffect, useState } from 'react'
import css from './copied-text.module.css'
import { IconButton } from './icon-button.tsx'

const shownMs = 2000

/** A text to be read in full and taken along. */
export function CopiedText({ text, name }: { text: string; name: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <span className={css.copied}>
      <code>{text}</code>
      <IconButton icon={isCopied ? 'check' : 'copy'} name={isCopied ? 'Copiado' : name} onClick={copy} />
    </span>
  )
}
