import { type ShellConfig, shellConfigId } from '@smm/contracts/pages'

/** The configuration that the gateway wrote into this document. */
export const readConfig = (): ShellConfig =>
  JSON.parse(document.getElementById(shellConfigId)?.textContent ?? '') as ShellConfig
