import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Runs once, when the element is within 300 px of the viewport; at once without IntersectionObserver. */
export function useWhenInView(element: RefObject<HTMLElement | null>, run: () => void) {
  const arrive = useEffectEvent(run)
  useEffect(() => {
    if (!element.current) return
    if (typeof IntersectionObserver === 'undefined') return arrive()
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        arrive()
      },
      { rootMargin: '300px 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
}
