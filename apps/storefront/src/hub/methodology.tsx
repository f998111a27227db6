import { Section, SectionHeading } from '@smm/ui/section'
import { NumberedSteps } from '../layout/numbered-steps.tsx'
import css from './methodology.module.css'

const steps = [
  { title: 'Analisamos o link', text: 'O chat reconhece a rede e o que dá para pedir.' },
  { title: 'Sugerimos o pacote', text: 'Você escolhe a quantidade e vê o preço na hora.' },
  { title: 'Entregamos aos poucos', text: 'A entrega começa logo depois do PIX.' },
  { title: 'Repomos por 30 dias', text: 'Se o número cair, repomos grátis até a quantidade comprada.' },
]

export function Methodology() {
  return (
    <Section ground="surface" labelledBy="metodo">
      <SectionHeading id="metodo" title="Como trabalhamos" />
      <NumberedSteps steps={steps} css={css} />
    </Section>
  )
}
