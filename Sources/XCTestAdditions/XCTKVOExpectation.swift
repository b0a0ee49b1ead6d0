import HeadlessUIKit
import XCTest

/// Expects that a property of an object gets a value. The property is read again and again while a test waits.
public final class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
    /// The property's name, or a path of names.
    public let keyPath: String
    /// The object.
    public let observedObject: Any
    /// The value; nil for any change.
    public let expectedValue: Any?

    /// Creates an expectation.
    ///
    /// - Parameters:
    ///   - keyPath: The property's name, or a path of names.
    ///   - object: The object.
    ///   - expectedValue: The value that is expected; nil for any change.
    public init(keyPath: String, object: Any, expectedValue: Any? = nil) {
        self.keyPath = keyPath
        observedObject = object
        self.expectedValue = expectedValue
        super.init(description: "Expect \(keyPath) of \(object) to change")
        fulfill(where: KeyedValue(keyPath: keyPath, object: object), is: expectedValue)
    }
}

extension XCTestCase {
    /// Expects that a property of an object gets a value; nil expects any change.
    @discardableResult
    public func keyValueObservingExpectation(
        for objectToObserve: Any, keyPath: String, expectedValue: Any?
    ) -> XCTestExpectation {
        let expectation = expectation(description: "Expect \(keyPath) of \(objectToObserve) to change")
        expectation.fulfill(where: KeyedValue(keyPath: keyPath, object: objectToObserve), is: expectedValue)
        return expectation
    }
}

/// A property of an object, read by its name.
private struct KeyedValue: @unchecked Sendable {
    let keyPath: String
    let object: Any

    /// The description of the value, by which values of different number types can be compared.
    var text: String { Self.text(of: (object as? NSObject)?.value(forKeyPath: keyPath)) }

    static func text(of value: Any?) -> String {
        guard let value else { return "nil" }
        if let number = value as? NSNumber { return "\(number.doubleValue)" }
        if let number = value as? any BinaryInteger { return "\(Double(number))" }
        if let number = value as? any BinaryFloatingPoint { return "\(Double(number))" }
        return String(describing: value)
    }
}

extension XCTestExpectation {
    /// Fulfills the expectation once a property has a value, or another one than now.
    fileprivate func fulfill(where property: KeyedValue, is expectedValue: Any?) {
        let first = property.text
        let expected = expectedValue.map { KeyedValue.text(of: $0) }
        let timer = Timer(timeInterval: 0.01, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            let now = property.text
            guard expected.map({ now == $0 }) ?? (now != first) else { return }
            timer.invalidate()
            fulfill()
        }
        RunLoop.main.add(timer, forMode: .default)
    }
}
