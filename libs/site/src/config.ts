/**
 * The owner's settings, read by services at start and by pages at build time. Defaults are SAMPLE DATA: the CNPJ is an
 * example of Receita Federal; address, numbers and mailboxes reach nobody.
 */
export const config = {
  name: process.env.SITE_NAME || 'SMM Brasil',
  legalName: process.env.SITE_LEGAL_NAME || 'SMM Brasil Serviços Digitais Ltda.',
  cnpj: process.env.SITE_CNPJ || '12.ABC.345/01DE-35',
  foundedYear: process.env.SITE_FOUNDED_YEAR || '2019',
  street: process.env.SITE_STREET || 'Avenida Exemplo, 1000, sala 101',
  district: process.env.SITE_DISTRICT || 'Bela Vista',
  city: process.env.SITE_CITY || 'São Paulo',
  state: process.env.SITE_STATE || 'SP',
  postalCode: process.env.SITE_POSTAL_CODE || '01000-000',
  /** Digits only, with country and area code, as wa.me wants it. */
  whatsapp: process.env.SITE_WHATSAPP || '5511900000000',
  /** E.164. */
  phone: process.env.SITE_PHONE || '+551130000000',
  email: process.env.SITE_EMAIL || 'suporte@smmbrasil.example',
  /** The Encarregado de Dados of the LGPD; named after the shop when empty. */
  dpoName: process.env.SITE_DPO_NAME || '',
  dpoEmail: process.env.SITE_DPO_EMAIL || 'privacidade@smmbrasil.example',
  /** The company whose language model reads the chat's messages, as the privacy policy names it. */
  modelProvider: process.env.SITE_MODEL_PROVIDER || '',
}
