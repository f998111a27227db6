/** Writes `entrances.json` beside the files: which scripts and style sheets each entrance of a remote needs. */
export class ListEntrances {
  constructor(container) {
    this.container = container
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ListEntrances', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ListEntrances', stage }, () => {
        const entry = compilation.entrypoints.get(this.container)
        const entrances = {}
        for (const group of compilation.chunkGroups) {
          const names = group.chunks.map(({ name }) => /^(?:page|island)-(.+)$/.exec(name ?? '')?.[1])
          const name = names.find(Boolean)
          if (name) entrances[name] = group.getFiles()
        }
        const remoteEntry = entry.getFiles().find((file) => file.endsWith('.js'))
        const text = JSON.stringify({ remoteEntry, entrances }, null, 1)
        compilation.emitAsset('entrances.json', new compiler.rspack.sources.RawSource(text))
      })
    })
  }
}
