import { Header } from "../../markup/layouts/header/header.tsx";
import { hydrate } from "./hydrate.tsx";

export const mount = (element: HTMLElement) => hydrate(element, <Header />);
