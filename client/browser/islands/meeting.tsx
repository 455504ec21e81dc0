import { Meeting, type MeetingProps } from "../../markup/forms/meeting-form.tsx";
import { hydrate, propsOf } from "./hydrate.tsx";

export const mount = (element: HTMLElement) => hydrate(element, <Meeting {...propsOf<MeetingProps>(element)} />);
