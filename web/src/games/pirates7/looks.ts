/** Ships in the tray and in the harbour look the same. */
import { usualLooks } from "../../kit/tray/looks";
import { term, seatName } from "./names";

export const looks = usualLooks((owner) => (owner === "caravan" ? term("caravan") : seatName(owner)));
