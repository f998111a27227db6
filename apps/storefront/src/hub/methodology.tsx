import { Section, SectionHeading } from '@smm/ui/section'
import { NumberedSteps } from '../layout/numbered-steps.tsx'
import css from './methodology.module.css'

const steps = [
  { title: 'Analisamos o link', text: 'O chat reconhece a rede e confere se o endereço é público.' },
  {
    title: 'Sugerimos o pacote',
    text: 'Uma quantidade que combina com o que você quer, com o preço na hora.',
  },
  { title: 'Entregamos aos poucos', text: 'Depois do PIX, a entrega começa e segue em ritmo natural.' },
  {
    title: 'Acompanhamos por 30 dias',
    text: 'Se o número cair, repomos de graça até a quantidade comprada.',
  },
]

export function Methodology() {
  return (
    <Section ground="surface" labelledBy="metodo">
      <SectionHeading id="metodo" title="Nosso método, em quatro etapas" />
      <NumberedSteps steps={steps} css={css} />
    </Section>
  )
}
