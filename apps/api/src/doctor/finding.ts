/** Result of checking one part of a set-up: in order, a warning, or a fault that keeps the server from running. */
export type Finding = {
  readonly part: string;
  readonly state: 'ok' | 'warning' | 'fault';
  readonly text: string;
};
