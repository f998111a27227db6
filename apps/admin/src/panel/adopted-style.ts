import { useEffect } from 'react'

/**
 * Stands for `react-style-singleton`, by which Radix locks the scroll under a dialog: that one writes a `<style>`, which the
 * document's policy refuses, and this one adopts a sheet. The first style is applied until its last user is gone.
 */
export function styleSingleton() {
  const sheet = new CSSStyleSheet()
  let users = 0
  return function AdoptedStyle({ styles }: { styles: string }) {
    useEffect(() => {
      users += 1
      if (users === 1) {
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return () => {
        users -= 1
        if (users === 0) {
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== sheet)
        }
      }
    }, [styles])
    return null
  }
}
