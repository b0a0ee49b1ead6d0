// Named as XCTest's types are.
import Foundation
public import XCTest

/// An expectation of a notification between processes, which are not sent here: it is never fulfilled.
open class XCTDarwinNotificationExpectation: XCTestExpectation, @unchecked Sendable {
    /// The notification.
    public let notificationName: String

    /// Creates an expectation.
    public init(notificationName: String) {
        self.notificationName = notificationName
        super.init(description: "Expect Darwin notification '\(notificationName)'")
    }
}
