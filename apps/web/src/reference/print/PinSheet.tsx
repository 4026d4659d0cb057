export function PinSheet() {
  return <p />;
}
