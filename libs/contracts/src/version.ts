import Type from 'typebox'

/** Of a row that two people may edit at once. The next one must fit PostgreSQL's integer. */
export const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_646 })
