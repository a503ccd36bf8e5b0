/** JSON is data: what it holds is said where it is read. Typing its literals costs the compiler more than all code together. */
declare module '*.json' {
  const value: unknown;
  export default value;
}
