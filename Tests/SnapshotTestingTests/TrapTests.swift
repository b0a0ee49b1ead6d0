import Foundation
import SnapshotTesting
import Testing

#if compiler(>=6.2)
    /// A trap ends the process; what is left is the last line.
    @Suite struct TrapTests {
        @Test func aTrapNamesTestAndFile() async throws {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let numbers: [Int] = []
                _ = withSnapshotOptions(SnapshotOptions(isReported: false)) {
                    verifySnapshot(
                        of: "\(numbers[3])", as: .lines, named: "x",
                        snapshotDirectory: NSTemporaryDirectory() + "/trap",
                        testName: "trap()")
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("Formwork: the process ended while a snapshot was taken: trap() ("))
            #expect(text.contains("TrapTests.swift:"))
            #expect(text.contains("/trap/trap.x.txt"))
        }
    }
#endif
