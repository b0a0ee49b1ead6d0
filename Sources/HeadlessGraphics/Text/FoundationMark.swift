/// The first stored property of objects that are attributes of attributed strings.
///
/// Foundation on Linux joins runs whose attributes are equal, and compares them by Core Foundation. That
/// takes the word after an object's header for a type number of its own, whatever the object stores there,
/// and where it reads 0 it stops the program. A number that no type has makes it call `isEqual(_:)`.
struct FoundationMark: Sendable {
    private let bits: UInt = 0x3_FF00
}
