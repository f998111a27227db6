/**
 * Who sells. SAMPLE DATA: the CNPJ is the example published by Receita Federal, the address and the
 * data-protection officer do not exist. An owner replaces all of it by settings before opening shop.
 */
export const brand = {
  name: 'SMM Brasil',
  legalName: 'SMM Brasil Serviços Digitais Ltda.',
  cnpj: '12.ABC.345/01DE-35',
  foundedYear: 2019,
  address: {
    street: 'Avenida Exemplo, 1000, sala 101',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    postalCode: '01000-000',
  },
  dataProtectionOfficer: {
    name: 'Encarregado de Dados da SMM Brasil',
    email: 'privacidade@smmbrasil.example',
  },
}

/** The address on one line, as the footer and the legal pages write it. */
export function addressLine({ street, district, city, state, postalCode } = brand.address): string {
  return `${street}, ${district}, ${city} – ${state}, CEP ${postalCode}`
}
