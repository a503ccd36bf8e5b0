import observatory from './observatory.ts';

export const sockets = [observatory];
