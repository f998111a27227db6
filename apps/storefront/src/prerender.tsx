import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { pages } from './pages.ts'
import { prerenderedParts } from './part.tsx'

type Module = { default: ComponentType }
type FilesOfTheBuild = { (file: string): Module; keys(): string[] }
declare global {
  interface ImportMeta {
    webpackContext(folder: string, options: { recursive: boolean; regExp: RegExp }): FilesOfTheBuild
  }
}

/** Every page of the route table as HTML, without the document around it; run by the build. */
export function prerender() {
  prerenderParts()
  const files = import.meta.webpackContext('./', { recursive: true, regExp: /-page\.tsx$/ })
  return pages.map(({ path, name, head }) => {
    const file = files.keys().find((key) => key.endsWith(`/${name}-page.tsx`))
    if (!file) throw new Error(`${path} has no ${name}-page.tsx`)
    return { path, name, head, html: renderToString(createElement(files(file).default)) }
  })
}

/** The shell hydrates each with the same prefix. */
function prerenderParts() {
  const files = import.meta.webpackContext('./', { recursive: true, regExp: /-part\.tsx$/ })
  for (const file of files.keys()) {
    const name = /([\w-]+)-part\.tsx$/.exec(file)![1]!
    prerenderedParts[name] = renderToString(createElement(files(file).default), {
      identifierPrefix: `${name}-`,
    })
  }
}
