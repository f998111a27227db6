import { config } from './config.ts'

/** The seller, from the owner's settings. */
export const brand = {
  name: config.name,
  legalName: config.legalName,
  cnpj: config.cnpj,
  foundedYear: config.foundedYear,
  address: {
    street: config.street,
    district: config.district,
    city: config.city,
    state: config.state,
    postalCode: config.postalCode,
  },
  dataProtectionOfficer: {
    name: config.dpoName || `Encarregado de Dados da ${config.name}`,
    email: config.dpoEmail,
  },
  /** Empty: no language model reads the chat. */
  modelProvider: config.modelProvider,
}

/** The address on one line, for the footer and the legal pages. */
export function addressLine({ street, district, city, state, postalCode } = brand.address): string {
  return `${street}, ${district}, ${city} – ${state}, CEP ${postalCode}`
}
