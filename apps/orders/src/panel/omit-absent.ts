/** An answer whose absent fields are named as undefined: one that is forgotten does not compile. */
export const omitAbsent = <Answer extends object>(fields: {
  [Name in keyof Required<Answer>]: Answer[Name] | undefined
}): Answer => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Answer
