import { type ShellConfig, shellConfigId } from '@smm/contracts/pages'

/** What the gateway wrote into this document. */
export const readConfig = (): ShellConfig =>
  JSON.parse(document.getElementById(shellConfigId)?.textContent ?? '') as ShellConfig
