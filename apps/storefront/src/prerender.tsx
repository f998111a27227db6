import { fillPage } from '@smm/contracts/figures/slots'
import { seedFigures } from '@smm/pricing/seed-book'
import { templateFigureOf } from '@smm/pricing/template-figures'
import type { ComponentType } from 'react'
import { renderTemplate } from './figures/render-template.ts'
import { pages } from './pages.ts'
import { prerenderedIslands } from './island.tsx'

type Module = { default: ComponentType }
type BuildContext = { (file: string): Module; keys(): string[] }
declare global {
  interface ImportMeta {
    webpackContext(folder: string, options: { recursive: boolean; regExp: RegExp }): BuildContext
  }
}

/**
 * Renders every page of the route table to HTML without the document around it, with slots and with the figures of the
 * seed book; run by the build.
 */
export function prerender() {
  prerenderIslands()
  const files = import.meta.webpackContext('./', { recursive: true, regExp: /-page\.tsx$/ })
  return pages.map(({ path, name, head, start }) => {
    const file = files.keys().find((key) => key.endsWith(`/${name}-page.tsx`))
    if (!file) throw new Error(`${path} has no ${name}-page.tsx`)
    const template = { head, html: renderTemplate(files(file).default) }
    return { path, name, start, ...fillPage(template, (key) => templateFigureOf(seedFigures, key)), template }
  })
}

/** The shell hydrates each island with the same id prefix. */
function prerenderIslands() {
  const files = import.meta.webpackContext('./', { recursive: true, regExp: /-island\.tsx$/ })
  for (const file of files.keys()) {
    const name = /([\w-]+)-island\.tsx$/.exec(file)![1]!
    prerenderedIslands[name] = renderTemplate(files(file).default, {
      identifierPrefix: `${name}-`,
    })
  }
}
