/** The messages of the server. */
export type * from '../wire';
