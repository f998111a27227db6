import { partialSheetAttribute } from '@smm/contracts/pages'

/** The inlined `<style>`s that hold only the used rules of sheets, with the addresses of the whole ones. */
export function partialSheets() {
  const styles = [...document.querySelectorAll(`style[${partialSheetAttribute}]`)]
  return styles.map((style) => ({ style, hrefs: style.getAttribute(partialSheetAttribute)!.split(' ') }))
}

/**
 * Inserts the whole sheets right behind their inlined parts. They apply together, once the last has come: one alone would
 * override the inlined rules of those behind it in the cascade.
 */
export function completeSheets() {
  for (const { style, hrefs } of partialSheets()) {
    style.removeAttribute(partialSheetAttribute)
    let awaited = hrefs.length
    const settle = () => {
      awaited -= 1
      if (awaited === 0) for (const sheet of sheets) sheet.media = 'all'
    }
    const sheets = hrefs.map((href) => {
      // Without the priority a browser fetches a sheet that does not apply last of all.
      const waiting = { rel: 'stylesheet', href, media: 'not all', fetchPriority: 'high' }
      const sheet = Object.assign(document.createElement('link'), waiting, {
        onload: settle,
        onerror: settle,
      })
      // The chunk loader of the remote recognises a loaded sheet by this name.
      sheet.dataset['href'] = href.slice(href.lastIndexOf('/') + 1)
      return sheet
    })
    style.after(...sheets)
  }
}
