/** The reseller's name in the admin panel. */
export const supplier = { name: 'Painel SMM' }
