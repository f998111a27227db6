import * as react from 'react'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import * as jsxRuntime from 'react/jsx-runtime'

const modules = {
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react/jsx-runtime': jsxRuntime,
}

/** What remotes take from the shell, in the form of Module Federation: for each name its versions and how to get them. */
export const shareScope = Object.fromEntries(
  Object.entries(modules).map(([name, module]) => [
    name,
    { [react.version]: { get: () => () => module, from: 'shell' } },
  ]),
)
