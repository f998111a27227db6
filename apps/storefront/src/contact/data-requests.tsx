import { wordsAttribute } from '@smm/contracts/pages'
import { legal } from '@smm/site/legal'
import { ButtonLink } from '@smm/ui/button'
import { Section, SectionHeading } from '@smm/ui/section'
import css from './data-requests.module.css'

const requests = [
  { label: 'Receber uma cópia', words: 'Quero uma cópia dos meus dados' },
  { label: 'Apagar meus dados', words: 'Quero apagar meus dados' },
  { label: 'Desistir de uma compra', words: 'Quero desistir da compra' },
]

/** Requests that the law grants a visitor. A tap says it in the chat, whose conversation tells whose data it is. */
export const DataRequests = () => (
  <Section labelledBy="seus-direitos">
    <SectionHeading id="seus-direitos" title="Seus dados e seus direitos">
      Peça pelo chat, no aparelho em que você falou com a gente: é assim que sabemos que os dados são seus. O
      protocolo sai na hora, e a resposta chega em até {legal.dataRequestDays} dias. A{' '}
      <a href="/politica-privacidade">política de privacidade</a> conta o que guardamos e por quê.
    </SectionHeading>
    <p className={css.actions}>
      {requests.map(({ label, words }) => (
        <ButtonLink key={label} look="quiet" href="#chat" {...{ [wordsAttribute]: words }}>
          {label}
        </ButtonLink>
      ))}
    </p>
  </Section>
)
