import Type from 'typebox'

export const MaybeText = Type.Union([Type.String(), Type.Null()])
