import { useQuery } from '@tanstack/react-query'
import { changeMargin, type Margin } from '@smm/contracts/prices/margins'
import { platformNames, platforms } from '@smm/contracts/products'
import { Button } from '@smm/ui/button'
import { CallFailed, messageOf } from '../call.ts'
import { Loaded } from '../panel/loading/loaded.tsx'
import { ForRoles } from '../identity/for-roles.tsx'
import { useMayCall } from '../identity/use-role.ts'
import { usePriceBook } from '../prices/use-price-book.ts'
import { marginsQuery } from './margins-query.ts'
import { MarginInput } from './margin-input.tsx'
import { MarginPreview } from './margin-preview.tsx'
import css from './margins-section.module.css'
import { previewMargins } from './preview-margins.ts'
import { useMarginDrafts } from './use-margin-drafts.ts'

export function MarginsSection() {
  const query = useQuery(marginsQuery)
  return (
    <Loaded
      query={query}
      loadingText="Carregando margens..."
      failedText="Não foi possível carregar as margens."
    >
      {(margins) => <MarginForm margins={margins} />}
    </Loaded>
  )
}

function MarginForm({ margins }: { margins: Margin[] }) {
  const { services, hasNoServices, fields, typed, isSound, saving, onSubmit, inputOf } =
    useMarginDrafts(margins)
  const book = usePriceBook()
  const mayChange = useMayCall(changeMargin)
  const isConflict = saving.error instanceof CallFailed && saving.error.status === 409
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate>
      <ForRoles endpoint={changeMargin} act="mudam as margens" />
      <section className={css.card} aria-label="Margem global">
        <div>
          <h2>Margem global</h2>
          <p className={css.note}>
            Vale para tudo o que não tem margem própria. É o quanto se soma ao custo do fornecedor; o preço
            nunca fica abaixo disso, a não ser em pacotes já publicados.
          </p>
        </div>
        <MarginInput {...inputOf(fields[0])} isReadOnly={!mayChange} />
      </section>
      {platforms.map((platform) => (
        <section key={platform} className={css.card} aria-label={platformNames[platform]}>
          <h2>{platformNames[platform]}</h2>
          <div className={css.inputs}>
            {fields
              .filter(({ product }) => product?.platform === platform)
              .map((field) => (
                <MarginInput key={field.key} {...inputOf(field)} isReadOnly={!mayChange} />
              ))}
          </div>
        </section>
      ))}
      {isSound && <MarginPreview effects={previewMargins(book, services, fields, typed)} />}
      {hasNoServices && (
        <p className={css.note}>
          O catálogo não respondeu: o efeito das margens não pode ser mostrado agora.
        </p>
      )}
      <div className={css.foot}>
        {isConflict && (
          <p className={css.conflict} role="alert">
            {messageOf(saving.error)}
          </p>
        )}
        <ForRoles endpoint={changeMargin}>
          <Button type="submit" className={css.save} disabled={saving.isPending} aria-busy={saving.isPending}>
            {saving.isPending ? 'Salvando...' : 'Salvar margens'}
          </Button>
        </ForRoles>
      </div>
    </form>
  )
}
