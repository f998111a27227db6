import Type from 'typebox'

/** A time of an owner's form. JavaScript's Date has no leap seconds, which the format allows. */
export const Moment = Type.String({ format: 'date-time', maxLength: 40, pattern: '^(?!.*:60)' })
