import { Type } from 'typebox'

/** A field that is always there and may hold null. */
export const OrNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
