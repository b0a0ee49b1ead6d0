/// How controls behave: as on a tablet, or as on a desktop.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic, pad, mac
}
