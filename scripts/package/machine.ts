/** A kind of machine that Metiro is packed for. */
export interface Machine {
  /** The processor as Node names it. */
  cpu: "x64" | "arm64";
  /** The processor as images and Debian name it. */
  architecture: "amd64" | "arm64";
}

const machines: readonly Machine[] = [
  { cpu: "x64", architecture: "amd64" },
  { cpu: "arm64", architecture: "arm64" },
];

/** The machine of a name of either kind; that of this process unless told. */
export function machineOf(name: string = process.arch): Machine {
  const machine = machines.find(({ cpu, architecture }) => name === cpu || name === architecture);
  if (!machine) throw new Error(`Nothing is packed for ${name}: there are amd64 and arm64.`);
  return machine;
}
