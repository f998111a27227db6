const name = process.env.SITE_NAME || 'SMM Brasil'

/**
 * Who sells, by the owner's settings: of the process in a service, of the build in a page. Without them SAMPLE DATA: the
 * CNPJ is the example published by Receita Federal, the address and the data-protection officer do not exist.
 */
export const brand = {
  name,
  legalName: process.env.SITE_LEGAL_NAME || 'SMM Brasil Serviços Digitais Ltda.',
  cnpj: process.env.SITE_CNPJ || '12.ABC.345/01DE-35',
  foundedYear: process.env.SITE_FOUNDED_YEAR || '2019',
  address: {
    street: process.env.SITE_STREET || 'Avenida Exemplo, 1000, sala 101',
    district: process.env.SITE_DISTRICT || 'Bela Vista',
    city: process.env.SITE_CITY || 'São Paulo',
    state: process.env.SITE_STATE || 'SP',
    postalCode: process.env.SITE_POSTAL_CODE || '01000-000',
  },
  dataProtectionOfficer: {
    name: process.env.SITE_DPO_NAME || `Encarregado de Dados da ${name}`,
    email: process.env.SITE_DPO_EMAIL || 'privacidade@smmbrasil.example',
  },
}

/** The address on one line, as the footer and the legal pages write it. */
export function addressLine({ street, district, city, state, postalCode } = brand.address): string {
  return `${street}, ${district}, ${city} – ${state}, CEP ${postalCode}`
}
