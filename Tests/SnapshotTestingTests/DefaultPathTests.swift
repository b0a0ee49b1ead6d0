import SnapshotTesting
import Testing

/// Calls that name no file look beside the test that makes them: the files that they compare with lie in `__Snapshots__` here, so
/// that each would fail elsewhere.
@Suite struct DefaultPathTests {
    @Test func newNames() {
        assertSnapshot(of: "new", as: .lines)
    }

    @Test func verifying() {
        #expect(verifySnapshot(of: "verified", as: .lines) == nil)
    }

    @available(*, deprecated)
    @Test func oldNames() {
        assertSnapshot(matching: "old", as: .lines)
        assertSnapshots(matching: "several", as: ["lines": .lines])
        #expect(verifySnapshot(matching: "checked", as: .lines, named: "verified") == nil)
    }
}
