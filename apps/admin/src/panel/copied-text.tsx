import { useEffect, useState } from 'react'
import css from './copied-text.module.css'
import { IconButton } from './icon-button.tsx'

const shownMs = 2000

type CopiedTextProps = { text: string; name: string; copies?: string }

/** A text to be read in full and taken along; `copies` is what is taken, if it is more than what is read. */
export function CopiedText({ text, name, copies = text }: CopiedTextProps) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () =>
    void navigator.clipboard?.writeText(copies).then(
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
