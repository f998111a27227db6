import { mailLinkIn } from '@smm/contracts/orders/mail-link'
import { useEffect, useState } from 'react'

/** The link of a mail in the address. Prerendering and hydration see none yet. */
export function useMailLink(): ReturnType<typeof mailLinkIn> {
  const [link, setLink] = useState<ReturnType<typeof mailLinkIn>>()
  useEffect(() => {
    const read = () => setLink(mailLinkIn(location.hash))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return link
}
