/** How the panel calls the reseller that the orders are sent to. */
export const supplier = { name: 'Painel SMM' }
