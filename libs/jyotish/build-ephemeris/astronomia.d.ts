declare module 'astronomia/data/*' {
  const data: object
  export default data
}
