import { partialSheetAttribute } from '@smm/contracts/pages'

/** The inlined `<style>`s that hold only the used rules of a sheet, with the address of the whole one. */
export function partialSheets() {
  const styles = [...document.querySelectorAll(`style[${partialSheetAttribute}]`)]
  return styles.map((style) => ({ style, href: style.getAttribute(partialSheetAttribute)! }))
}

/** Inserts each whole sheet right behind its inlined part, which keeps the order of the cascade. */
export function completeSheets() {
  for (const { style, href } of partialSheets()) {
    style.removeAttribute(partialSheetAttribute)
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    // The chunk loader of the remote recognises a loaded sheet by this name.
    sheet.dataset['href'] = href.slice(href.lastIndexOf('/') + 1)
    style.after(sheet)
  }
}
