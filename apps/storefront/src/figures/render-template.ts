import { sectionBoundary } from '@smm/contracts/figures/slots'
import { type ComponentType, createElement } from 'react'
import { renderToString, type ServerOptions } from 'react-dom/server'

/** The HTML of a component with slots. React parts adjacent texts by a comment; the end of a section is no text. */
export function renderTemplate(component: ComponentType, options?: ServerOptions): string {
  return renderToString(createElement(component), options).replace(betweenSections, '')
}

const betweenSections = new RegExp(`(?<=${sectionBoundary})<!-- -->|<!-- -->(?=${sectionBoundary})`, 'g')
