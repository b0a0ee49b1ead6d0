import Foundation

/// A value that predicates compare: Foundation's and Swift's forms of it are one.
enum PredicateValue {
    case null
    case number(Double)
    case text(String)
    case date(Date)
    case list([PredicateValue])
    case object(Any)

    init(_ value: Any?) {
        guard let value = RuntimeValue.flattened(value) else {
            self = .null
            return
        }
        switch value {
        case is NSNull: self = .null
        case let text as String: self = .text(text)
        case let text as NSString: self = .text(text as String)
        case let text as Substring: self = .text(String(text))
        case let date as Date: self = .date(date)
        case let date as NSDate: self = .date(date as Date)
        case let number as Bool: self = .number(number ? 1 : 0)
        case let number as any BinaryInteger: self = .number(Double(number))
        case let number as any BinaryFloatingPoint: self = .number(Double(number))
        case let number as NSNumber: self = .number(number.doubleValue)
        default: self = Self.collection(value) ?? .object(value)
        }
    }

    private static func collection(_ value: Any) -> PredicateValue? {
        switch value {
        case let list as NSArray: .list(list.map { PredicateValue($0) })
        case let list as NSSet: .list(list.map { PredicateValue($0) })
        case let list as NSOrderedSet: .list(list.map { PredicateValue($0) })
        case let list as [Any]: .list(list.map { PredicateValue($0) })
        case let range as ClosedRange<Int>:
            .list([.number(Double(range.lowerBound)), .number(Double(range.upperBound))])
        case let list as any Collection where !(value is NSDictionary) && !(value is [AnyHashable: Any]):
            .list(list.map { PredicateValue($0) })
        default: nil
        }
    }
}

// MARK: Key paths

extension PredicateValue {
    /// The value at the end of a path: of lists those of all elements, or an operator's.
    func value(forKeyPath path: String) -> PredicateValue {
        var value = self
        var keys = path.split(separator: ".").map(String.init)
        while !keys.isEmpty {
            let key = keys.removeFirst()
            if key.uppercased() == "SELF" { continue }
            if key.hasPrefix("@"), case .list(let elements) = value {
                let rest = keys.joined(separator: ".")
                return Self.result(of: key, elements, rest)
            }
            value = value.value(forKey: key)
        }
        return value
    }

    private func value(forKey key: String) -> PredicateValue {
        switch self {
        case .null: return .null
        case .list(let elements): return .list(elements.map { $0.value(forKey: key) })
        case .text(let text): return Self.property(key, of: text)
        case .number(let number):
            switch key {
            case "intValue", "integerValue", "longValue": return .number(number.rounded(.towardZero))
            case "doubleValue", "floatValue": return self
            case "boolValue": return .number(number == 0 ? 0 : 1)
            case "description", "stringValue": return .text("\(number as NSNumber)")
            default: return PredicateValue((number as NSNumber).value(forKey: key))
            }
        case .date(let date): return PredicateValue((date as NSDate).value(forKey: key))
        case .object(let object):
            if let dictionary = object as? [AnyHashable: Any] { return PredicateValue(dictionary[key]) }
            if let dictionary = object as? NSDictionary {
                return PredicateValue(dictionary.object(forKey: key))
            }
            if let object = object as? any NSObjectProtocol {
                return PredicateValue(object.value(forKey: key))
            }
            UIKitException(
                name: "NSUnknownKeyException",
                reason:
                    "[\(object) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
            ).raiseAnywhere()
            return .null
        }
    }

    private static func property(_ key: String, of text: String) -> PredicateValue {
        switch key {
        case "length": .number(Double(text.utf16.count))
        case "lowercaseString", "lowercased": .text(text.lowercased())
        case "uppercaseString", "uppercased": .text(text.uppercased())
        case "intValue", "integerValue": .number(Double((text as NSString).integerValue))
        case "doubleValue", "floatValue": .number((text as NSString).doubleValue)
        case "boolValue": .number((text as NSString).boolValue ? 1 : 0)
        case "description": .text(text)
        default: PredicateValue((text as NSString).value(forKey: key))
        }
    }

    private static func result(
        of function: String, _ elements: [PredicateValue], _ path: String
    ) -> PredicateValue {
        if function == "@count" { return .number(Double(elements.count)) }
        let values = path.isEmpty ? elements : elements.map { $0.value(forKeyPath: path) }
        let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
        switch function {
        case "@sum": return .number(numbers.reduce(0, +))
        case "@avg": return .number(numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count))
        case "@min":
            return values.min { $0.order(with: $1, TextOptions()) == .orderedAscending } ?? .null
        case "@max":
            return values.max { $0.order(with: $1, TextOptions()) == .orderedAscending } ?? .null
        default:
            UIKitException(
                name: "NSInvalidArgumentException",
                reason: "this predicate does not know the collection operator \(function)"
            ).raiseAnywhere()
            return .null
        }
    }
}

// MARK: Comparing

extension PredicateValue {
    /// How texts are compared: `[cd]`.
    struct TextOptions {
        var ignoresCase = false
        var ignoresDiacritics = false

        func folded(_ text: String) -> String {
            guard ignoresCase || ignoresDiacritics else { return text }
            var options: String.CompareOptions = []
            if ignoresCase { options.insert(.caseInsensitive) }
            if ignoresDiacritics { options.insert(.diacriticInsensitive) }
            return text.folding(options: options, locale: nil)
        }
    }

    func isEqual(to other: PredicateValue, _ options: TextOptions) -> Bool {
        switch (self, other) {
        case (.null, .null): return true
        case (.list(let left), .list(let right)):
            return left.count == right.count
                && zip(left, right).allSatisfy { $0.isEqual(to: $1, options) }
        case (.object(let left), .object(let right)):
            if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
            return (left as AnyObject) === (right as AnyObject)
        default: return order(with: other, options) == .orderedSame
        }
    }

    /// Nil for values that have no order.
    func order(with other: PredicateValue, _ options: TextOptions) -> ComparisonResult? {
        switch (self, other) {
        case (.number(let left), .number(let right)): Self.order(left, right)
        case (.text(let left), .text(let right)): Self.order(options.folded(left), options.folded(right))
        case (.date(let left), .date(let right)): Self.order(left, right)
        default: nil
        }
    }

    private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
        left < right ? .orderedAscending : right < left ? .orderedDescending : .orderedSame
    }
}
