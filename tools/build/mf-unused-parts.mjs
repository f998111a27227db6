// In place of the modules of the federation runtime that read manifests and preload what stands in them (see
// mf-esm-runtime.mjs): the gateway names entries and files.
export class SnapshotHandler {
  hooks = { applyPlugin() {} }
  manifestCache = new Map()
}
export const getGlobalRemoteInfo = () => ({})

const refuse = () => {
  throw new Error('this build of the federation runtime preloads nothing')
}
export const preloadAssets = refuse
export const formatPreloadArgs = refuse
export const defaultPreloadArgs = refuse
export const normalizePreloadExposes = refuse

// An error keeps its code (`#RUNTIME-004`), which the federation's documentation explains: the texts cost a page 1.3 KB.
export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
