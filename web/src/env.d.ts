declare module 'virtual:rulebook-*' {
  const pages: Record<string, { title: string; html: string; clauses: Record<string, string> }>;
  export default pages;
}

declare module 'virtual:locale/*' {
  const text: string;
  export default text;
}

declare module 'virtual:switch-order' {
  /** The names of all switches, in the order in which people are told of them. */
  const names: string[];
  export default names;
}
