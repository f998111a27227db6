import { useEffect, useState } from 'react'
import css from './copyable-text.module.css'
import { IconButton } from './icon-button.tsx'

const shownMs = 2000

type CopyableTextProps = { text: string; name: string; copiedText?: string }

/** A text with a copy button; `copiedText` is what the button copies if it differs from the visible text. */
export function CopyableText({ text, name, copiedText = text }: CopyableTextProps) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () =>
    void navigator.clipboard?.writeText(copiedText).then(
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
