import Foundation

/// Sets properties of an object by tables of attributes and key paths. What the file leaves out stays as it is.
extension AttributeReader {
    /// The properties of an object that attributes set, by the attributes' names.
    typealias Properties<Object: AnyObject, Value> = KeyValuePairs<
        String, ReferenceWritableKeyPath<Object, Value>
    >

    func flags<Object>(of object: Object, _ properties: Properties<Object, Bool>) {
        set(object, properties) { flag($0) }
    }

    func numbers<Object>(of object: Object, _ properties: Properties<Object, CGFloat>) {
        set(object, properties) { number($0) }
    }

    func floats<Object>(of object: Object, _ properties: Properties<Object, Float>) {
        set(object, properties) { float($0) }
    }

    func integers<Object>(of object: Object, _ properties: Properties<Object, Int>) {
        set(object, properties) { integer($0) }
    }

    func strings<Object>(of object: Object, _ properties: Properties<Object, String?>) {
        setOptional(object, properties) { string($0) }
    }

    func texts<Object>(of object: Object, _ properties: Properties<Object, String?>) {
        setOptional(object, properties) { text($0) }
    }

    func colors<Object>(of object: Object, _ properties: Properties<Object, UIColor?>) {
        setOptional(object, properties) { color($0) }
    }

    func images<Object>(of object: Object, _ properties: Properties<Object, UIImage?>) {
        setOptional(object, properties) { image($0) }
    }

    func sizes<Object>(of object: Object, _ properties: Properties<Object, CGSize>) {
        set(object, properties) { size($0) }
    }

    func insets<Object>(of object: Object, _ properties: Properties<Object, UIEdgeInsets>) {
        set(object, properties) { insets($0) }
    }

    /// The views that are made of children and given to an object.
    func views<Object>(of object: Object, _ properties: Properties<Object, UIView?>) {
        setOptional(object, properties) { child($0).flatMap { loader.object(for: $0) as? UIView } }
    }

    private func set<Object: AnyObject, Value>(
        _ object: Object, _ properties: Properties<Object, Value>, _ read: (String) -> Value?
    ) {
        for (name, property) in properties {
            if let value = read(name) { object[keyPath: property] = value }
        }
    }

    private func setOptional<Object: AnyObject, Value>(
        _ object: Object, _ properties: Properties<Object, Value?>, _ read: (String) -> Value?
    ) {
        for (name, property) in properties {
            if let value = read(name) { object[keyPath: property] = value }
        }
    }
}
