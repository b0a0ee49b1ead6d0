import XCTest

/// On iOS a test case is an `NSObject`, which is equal to itself alone.
extension XCTestCase: @retroactive Hashable {
    /// Whether two test cases are the same object.
    public static func == (first: XCTestCase, second: XCTestCase) -> Bool { first === second }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
