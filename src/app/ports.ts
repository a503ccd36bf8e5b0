/** Ports that refuse while the code that uses them runs inside a read or write of the store: it would stay open for as long as the world takes. */
export function guardedPorts<P extends object>(ports: P, insideUnit: () => boolean): P {
  const guard = (name: string, port: object): object =>
    new Proxy(port, {
      get(target, key) {
        const member: unknown = Reflect.get(target, key);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => {
          if (insideUnit()) throw new Error(`${name}.${String(key)} cannot be used inside a read or write of the store`);
          return Reflect.apply(member, target, args);
        };
      },
    });
  return Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, guard(name, port as object)])) as P;
}
