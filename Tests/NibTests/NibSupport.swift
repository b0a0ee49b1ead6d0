import Foundation
import HeadlessUIKit
import Testing
import UIKit

@testable import HeadlessUIKit

/// The bundle of the test's resources.
@MainActor let resources = Bundle(path: Bundle.module.bundlePath + "/Resources") ?? .main

/// Runs a body and returns what was reported.
@MainActor func reports(_ body: () -> Void) -> [String] {
    var lines: [String] = []
    let old = LayoutDiagnostics.handler
    LayoutDiagnostics.handler = { lines.append("\($0)") }
    NibLoader.reported = []
    body()
    LayoutDiagnostics.handler = old
    return lines
}

/// Runs a body and returns the exceptions that were raised.
@MainActor func exceptions(_ body: () -> Void) -> [UIKitException] {
    var raised: [UIKitException] = []
    let old = UIKitException.handler
    UIKitException.handler = { raised.append($0) }
    body()
    UIKitException.handler = old
    return raised
}

/// The first object of a nib.
@MainActor func load<Object>(_ name: String, owner: Any? = nil) throws -> Object {
    let objects = UINib(nibName: name, bundle: resources).instantiate(withOwner: owner)
    return try #require(objects.first as? Object)
}
