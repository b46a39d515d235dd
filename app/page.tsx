export default function Page() {
  return <h1>Dream 11 Team Builder</h1>;
}
