/// The first stored property of objects that stand in attributed strings.
///
/// Foundation on Linux joins runs whose attributes are equal, and asks Core Foundation whether they are. That takes
/// the word after an object's header for a type number of its own, whatever the object keeps there, and where it
/// reads 0 it stops the program. A number that no type has makes it ask `isEqual(_:)`.
struct FoundationMark: Sendable {
    private let bits: UInt = 0x3_FF00
}
