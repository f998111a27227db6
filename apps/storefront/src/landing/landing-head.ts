import type { PageHead } from '@smm/contracts/pages'
import { breadcrumbData, faqData, serviceData } from '../structured-data.ts'
import type { LandingContent } from './landing-content.ts'

export const landingHead = ({ service, head, faq }: LandingContent): PageHead => ({
  ...head,
  canonicalPath: service.path,
  structuredData: [
    serviceData(service),
    faqData(faq),
    breadcrumbData({ name: 'Serviços', path: '/todos-servicos' }, { name: service.name, path: service.path }),
  ],
})
