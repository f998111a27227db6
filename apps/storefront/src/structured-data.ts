import { eachGroup, eachItem } from '@smm/contracts/figures/slots'
import { packageFigure, type TierProduct } from '@smm/pricing/figures'
import { tiersFigure } from '@smm/pricing/template-figures'
import { brand } from '@smm/site/brand'
import { contact } from '@smm/site/contact'
import type { FaqQuestion } from '@smm/site/faq'
import { figure } from './figures/figures.ts'
import { packageSlots, tierText } from './services/package-slots.ts'
import type { Service } from './services/services.ts'

// schema.org objects of the pages. Addresses are paths; the gateway adds the origin. They state facts only, so no rating.

const context = 'https://schema.org'
const seller = { '@type': 'Organization', '@id': '/#organizacao', name: brand.name, url: '/' }

export const organizationData = () => ({
  '@context': context,
  ...seller,
  legalName: brand.legalName,
  taxID: brand.cnpj,
  email: contact.email,
  telephone: contact.phone,
  areaServed: 'BR',
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address.street,
    addressLocality: brand.address.city,
    addressRegion: brand.address.state,
    postalCode: brand.address.postalCode,
    addressCountry: 'BR',
  },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: contact.phone,
    email: contact.email,
    availableLanguage: 'pt-BR',
  },
})

/** A service and each of its published packages as an offer. */
export const serviceData = (service: Service) => ({
  '@context': context,
  '@type': 'Service',
  name: service.name,
  serviceType: service.name,
  url: service.path,
  areaServed: { '@type': 'Country', name: 'Brasil' },
  provider: seller,
  offers: [
    ...offersOf(service, service.product),
    ...offersOf(service, { ...service.product, tierIndex: eachGroup }).map((offer) => ({
      [eachGroup]: tiersFigure('all', service.product),
      ...offer,
    })),
  ],
})

const offersOf = ({ path, unit }: Service, product: TierProduct) =>
  packageSlots('all', product).map(({ quantity, figure: between }) => ({
    ...(quantity === eachItem && { [eachItem]: between }),
    '@type': 'Offer',
    name: figure(packageFigure('name', product, quantity)) + tierText(': ', product),
    price: figure(packageFigure('decimal', product, quantity)),
    priceCurrency: 'BRL',
    availability: 'https://schema.org/InStock',
    url: path,
    eligibleQuantity: { '@type': 'QuantitativeValue', value: quantity, unitText: unit },
  }))

export const faqData = (questions: ReadonlyArray<Pick<FaqQuestion, 'question' | 'answer'>>) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** The breadcrumb trail from the home page to this one. */
export const breadcrumbData = (...trail: Array<{ name: string; path: string }>) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Início', path: '/' }, ...trail].map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: path,
  })),
})
