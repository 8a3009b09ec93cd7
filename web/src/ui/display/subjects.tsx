import type { ReactNode } from "react";
import { artFill } from "../feedback/illustration/illustration-shapes.tsx";

const { ink, accent, sand, surface } = artFill;

/** Lines of writing on a sheet. */
const lines = (x: number, y: number, width: number, count: number) =>
  Array.from({ length: count }, (_, at) => (
    <rect key={at} x={x} y={y + at * 26} width={at === count - 1 ? width * 0.6 : width} height="8" className={ink} />
  ));

/**
 * What a post can be about, drawn on 480 × 360; a band shows the middle 240 of it. Figures stand on the floor at 300 and
 * are told apart by their outline alone.
 */
export const subjects = {
  offers: () => (
    <>
      <path d="M70 120h96v180H70zM314 138h96v162h-96z" className={surface} />
      {lines(86, 146, 64, 5)}
      {lines(330, 164, 64, 4)}
      <path d="M186 78h108v222H186z" className={accent} />
      <path d="m206 182 14-14 18 18 36-36 14 14-50 50z" className={surface} />
    </>
  ),
  payment: () => (
    <>
      <path d="M96 76h150v224H96z" className={surface} />
      {lines(116, 108, 110, 5)}
      <path d="M116 256h110v18H116z" className={accent} />
      <circle cx="340" cy="128" r="48" className={accent} />
      <circle cx="340" cy="128" r="24" className={surface} />
      <path d="M284 276h112v24H284zM284 216h112v24H284z" className={ink} />
      <path d="M284 246h112v24H284z" className={accent} />
    </>
  ),
  writing: () => (
    <>
      <path d="M104 72h176v228H104z" className={surface} />
      {lines(126, 108, 132, 6)}
      <path d="m398 84 38 30-124 158-38-30z" className={accent} />
      <path d="m274 242 38 30-50 20z" className={ink} />
    </>
  ),
  key: () => (
    <>
      <path
        d="M84 180a66 66 0 1 1 132 0 66 66 0 0 1-132 0zm38 0a28 28 0 1 0 56 0 28 28 0 0 0-56 0z"
        className={accent}
      />
      <path d="M210 164h196v32H210z" className={ink} />
      <path d="M330 196h24v50h-24zM374 196h24v34h-24z" className={ink} />
    </>
  ),
  warning: () => (
    <>
      <path d="M52 60h36v240H52zM124 60h36v240h-36zM320 60h36v240h-36zM392 60h36v240h-36z" className={sand} />
      <path d="m240 74 126 226H114z" className={ink} />
      <path d="M228 150h24v78h-24z" className={surface} />
      <circle cx="240" cy="256" r="14" className={surface} />
    </>
  ),
  boxes: () => (
    <>
      <path d="M76 180h140v120H76z" className={accent} />
      <path d="M136 180h20v48h-20z" className={surface} />
      <path d="M228 148h176v152H228z" className={ink} />
      <path d="M304 148h24v60h-24z" className={surface} />
      <path d="M112 72h108v96H112z" className={surface} />
      <path d="M158 72h16v38h-16z" className={accent} />
    </>
  ),
  roller: () => (
    <>
      <path d="M56 60h170v176h-32v34h-40v-22h-36v52H56z" className={accent} />
      <path d="M196 84h176v66H196z" className={ink} />
      <path d="M372 108h44v86H300v26h-16v-42h116v-54h-28z" className={ink} />
      <path d="M274 220h36v80h-36z" className={accent} />
    </>
  ),
  electricity: () => (
    <>
      <path d="M84 72h176v228H84z" className={surface} />
      <path
        d="M108 100h24v60h-24zM146 100h24v60h-24zM184 100h24v60h-24zM222 100h16v60h-16zM108 196h130v14H108zM108 232h130v14H108z"
        className={ink}
      />
      <path d="M384 66 282 196h58l-18 104 108-140h-60z" className={accent} />
    </>
  ),
  home: () => (
    <>
      <path d="M84 186 240 66l156 120z" className={ink} />
      <path d="M118 186h244v114H118z" className={surface} />
      <path d="M240 290c-62-38-72-66-52-84 18-15 42-6 52 14 10-20 34-29 52-14 20 18 10 46-52 84z" className={accent} />
    </>
  ),
  garden: () => (
    <>
      <path d="M56 208h160v92H56z" className={ink} />
      <path d="M56 196a26 26 0 0 1 52 0 26 26 0 0 1 54 0 26 26 0 0 1 54 0v20H56z" className={ink} />
      <circle cx="330" cy="140" r="74" className={accent} />
      <path d="M318 150h24v150h-24z" className={ink} />
    </>
  ),
  bathroom: () => (
    <>
      <path d="M76 196h328v12a92 92 0 0 1-92 92H168a92 92 0 0 1-92-92z" className={surface} />
      <path d="M56 178h368v22H56z" className={ink} />
      <path d="M352 66h16v112h-16zM288 66h80v16h-80zM268 82h64v14h-64z" className={ink} />
      <circle cx="282" cy="118" r="7" className={accent} />
      <circle cx="304" cy="134" r="7" className={accent} />
      <circle cx="318" cy="114" r="7" className={accent} />
      <path d="M132 178c0-34 24-52 52-52s52 18 52 52z" className={accent} />
    </>
  ),
  heating: () => (
    <>
      <path d="M72 92h230v198H72z" className={surface} />
      <circle cx="170" cy="191" r="74" className={ink} />
      <path
        d="M170 191V131a60 60 0 0 1 52 30zM170 191l52 30a60 60 0 0 1-52 30zM170 191l-52-30a60 60 0 0 0 0 60z"
        className={accent}
      />
      <path d="M262 120h20v142h-20z" className={ink} />
      <path d="M92 290h32v10H92zM250 290h32v10h-32z" className={ink} />
      <path
        d="M378 300c-54-22-58-80-14-132 4 32 22 34 22 58 18-20 16-44 8-66 52 40 56 122-16 140z"
        className={accent}
      />
    </>
  ),
} as const satisfies Record<string, () => ReactNode>;
export type Subject = keyof typeof subjects;
