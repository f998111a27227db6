import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import { showConversationTranscript } from '@smm/contracts/conversations/transcripts'
import { panelSignInPath } from '@smm/contracts/panel-url'
import { brand } from '@smm/site/brand'
import { AccessNotices } from '../../account/access-notices.tsx'
import { AccountSection } from '../../account/account-section.tsx'
import { EnrolPage } from '../../account/enrol-page.tsx'
import { AlertsSection } from '../../alerts/alerts-section.tsx'
import { AuditSection } from '../../audit/audit-section.tsx'
import { AttentionSection } from '../../attention/attention-section.tsx'
import { CatalogueSection } from '../../catalogue/catalogue-section.tsx'
import { CouponsSection } from '../../coupons/coupons-section.tsx'
import { ConversationSheet } from '../../conversation/conversation-sheet.tsx'
import { ConversationsSection } from '../../conversation/conversations-section.tsx'
import { ForRoles, groupsText } from '../../identity/for-roles.tsx'
import { ProofDialog } from '../../identity/proof-dialog.tsx'
import { useRole } from '../../identity/use-role.ts'
import { MarginsSection } from '../../margins/margins-section.tsx'
import { OperationSection } from '../../operation/operation-section.tsx'
import { OrdersSection } from '../../orders/orders-section.tsx'
import { PaymentsSection } from '../../payments/payments-section.tsx'
import { navigate, setSearchParam, usePanelUrl } from '../../navigation.ts'
import { authQuery } from '../../queries.ts'
import { PricesSection } from '../../prices/prices-section.tsx'
import { StaffSection } from '../../staff/staff-section.tsx'
import { SuppliersSection } from '../../suppliers/suppliers-section.tsx'
import { TicketsSection } from '../../tickets/tickets-section.tsx'
import { TodaySection } from '../../today/today-section.tsx'
import dense from './dense.module.css'
import css from './panel-page.module.css'
import { PanelHeader } from './panel-header.tsx'
import { Empty } from '../loading/loaded.tsx'
import { PanelSkeleton } from '../loading/panel-skeleton.tsx'
import { SectionBoundary } from '../loading/section-boundary.tsx'
import { type Section, findSection } from './sections.ts'
import { Sidebar } from './sidebar.tsx'

const pages: Record<Section['key'], ComponentType> = {
  hoje: TodaySection,
  pedidos: OrdersSection,
  pagamentos: PaymentsSection,
  catalogo: CatalogueSection,
  fornecedores: SuppliersSection,
  margens: MarginsSection,
  precos: PricesSection,
  cupons: CouponsSection,
  conversas: ConversationsSection,
  tickets: TicketsSection,
  auditoria: AuditSection,
  operacao: OperationSection,
  atencao: AttentionSection,
  avisos: AlertsSection,
  equipe: StaffSection,
  conta: AccountSection,
}

/** Shows the panel to a valid session and redirects everybody else to the sign-in. */
export function PanelPage() {
  const { data, isPending } = useQuery(authQuery)
  const isSignedIn = data?.authenticated === true
  useEffect(() => {
    if (isPending || isSignedIn) return
    const returnTo = location.pathname + location.search
    navigate(panelSignInPath, { replace: true, state: { returnTo } })
  }, [isPending, isSignedIn])
  if (!isSignedIn) return <PanelSkeleton />
  return data.isEnrolling ? <EnrolPage /> : <Panel />
}

/** Parameters of links of earlier releases, which opened at the orders and named no section. */
const legacyOrderParams = ['pedido', 'status', 'busca']

function Panel() {
  const { search } = usePanelUrl()
  const isWithoutSection = !search.has('secao') && legacyOrderParams.some((name) => search.has(name))
  const section = findSection(isWithoutSection ? 'pedidos' : search.get('secao'))
  const Page = section.roles.includes(useRole()) ? pages[section.key] : undefined
  useEffect(() => {
    document.title = `${section.name} · Painel ${brand.name}`
  }, [section])
  useEffect(() => {
    if (isWithoutSection) setSearchParam('secao', 'pedidos', { replace: true })
  }, [isWithoutSection])
  return (
    <div className={`${dense.dense} ${css.panel}`}>
      <a className={css.skip} href="#conteudo">
        Ir para o conteúdo
      </a>
      <Sidebar current={section} />
      <div className={css.main}>
        <PanelHeader section={section} />
        <main id="conteudo" className={css.content} tabIndex={-1}>
          <AccessNotices />
          <SectionBoundary key={section.key}>
            {Page ? <Page /> : <NotForRole section={section} />}
          </SectionBoundary>
        </main>
      </div>
      <ForRoles endpoint={showConversationTranscript}>
        <ConversationSheet />
      </ForRoles>
      <ProofDialog />
    </div>
  )
}

/** A link from a colleague may lead to a section that the sidebar does not show. */
const NotForRole = ({ section: { name, roles } }: { section: Section }) => (
  <Empty title={`${name} não faz parte da sua função`}>
    <p>Esta parte do painel é para {groupsText(roles)}. Se precisar dela, fale com um dono da loja.</p>
  </Empty>
)
