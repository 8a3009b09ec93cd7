import { generate } from "lean-qr";

interface QrCodeProps {
  text: string;
  label: string;
}

/** A QR code: dark on light in either theme, since cameras expect it so. */
export default function QrCode({ text, label }: QrCodeProps) {
  const code = generate(text);
  const quiet = 4;
  const squares: string[] = [];
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) squares.push(`M${x + quiet} ${y + quiet}h1v1h-1z`);
  const size = code.size + 2 * quiet;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="size-48 rounded-md">
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join("")} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
