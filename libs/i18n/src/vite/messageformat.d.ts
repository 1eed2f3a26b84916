/** The package ships this entry without types at that path. */
declare module '@messageformat/core/compile-module.js' {
  const compileModule: unknown
  export default compileModule
}
