import {
  CamelCasePlugin,
  type IdentifierNode,
  type PluginTransformQueryArgs,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresQueryCompiler,
  type RootOperationNode,
} from 'kysely'

/** SQL names by the names that the code uses instead. They hold for every table of the database. */
export type ColumnNames = Readonly<Record<string, string>>

/** Columns in camelCase; those in `renamedColumns` have another name in SQL, which the previous release still reads. */
export class NamesPlugin extends CamelCasePlugin {
  readonly #sqlNames: ReadonlyMap<string, string>
  readonly #codeNames: ReadonlyMap<string, string>

  constructor(renamedColumns: ColumnNames = {}) {
    super({ maintainNestedObjectKeys: true })
    const names = Object.entries(renamedColumns)
    this.#sqlNames = new Map(names)
    this.#codeNames = new Map(names.map(([codeName, sqlName]) => [sqlName, codeName]))
  }

  /** Left to `NamesDialect`: to rename in the tree copies all of it for every query, which costs as much as to compile it. */
  override transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node
  }

  override snakeCase(name: string): string {
    return this.#sqlNames.get(name) ?? super.snakeCase(name)
  }

  protected override camelCase(name: string): string {
    return this.#codeNames.get(name) ?? super.camelCase(name)
  }
}

/** Writes the SQL names of `names` where the code's stand. */
export class NamesDialect extends PostgresDialect {
  readonly #names: NamesPlugin

  constructor(config: PostgresDialectConfig, names: NamesPlugin) {
    super(config)
    this.#names = names
  }

  override createQueryCompiler() {
    return new NamesCompiler(this.#names)
  }
}

class NamesCompiler extends PostgresQueryCompiler {
  readonly #names: NamesPlugin

  constructor(names: NamesPlugin) {
    super()
    this.#names = names
  }

  protected override compileUnwrappedIdentifier({ name }: IdentifierNode): void {
    this.append(this.sanitizeIdentifier(this.#names.snakeCase(name)))
  }
}
