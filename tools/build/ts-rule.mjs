/** TypeScript by SWC, in the one dialect that Node's own type stripping reads too. */
export function tsRule({ react = false, development = false, targets } = {}) {
  return {
    test: /\.tsx?$/,
    type: 'javascript/auto',
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: react },
        ...(react ? { transform: { react: { runtime: 'automatic', development } } } : {}),
        ...(targets ? {} : { target: 'es2024' }),
      },
      ...(targets ? { env: { targets } } : {}),
    },
  }
}
