/**
 * Properties that search engines require of each schema.org type: Google's lists for Organization, FAQPage and
 * BreadcrumbList; provider and price for a Service.
 */
const requiredFields: Record<string, string[]> = {
  Organization: ['name', 'url'],
  Service: ['name', 'serviceType', 'provider', 'areaServed', 'offers', 'url'],
  Offer: ['name', 'price', 'priceCurrency', 'availability', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  ContactPoint: ['contactType', 'telephone'],
  Country: ['name'],
  QuantitativeValue: ['value', 'unitText'],
}

/** This object and every object inside it. */
export function thingsIn(value: unknown): Array<Record<string, unknown>> {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(thingsIn)
  return '@type' in value ? [value as Record<string, unknown>, ...inside] : inside
}

/** `Offer.price` for each field that is missing or empty; `?Kind` for a kind that is not in the list. */
export const missingFields = (things: Array<Record<string, unknown>>): string[] =>
  things.flatMap((thing) => {
    const kind = String(thing['@type'])
    const required = requiredFields[kind]
    if (!required) return [`?${kind}`]
    return required.filter((field) => isEmpty(thing[field])).map((field) => `${kind}.${field}`)
  })

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
