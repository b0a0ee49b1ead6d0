import Foundation

/// Sections of fields, found by their keys.
final class Form {

    struct Section {
        let title: String?
        let fields: [FormField]

        init(_ title: String? = nil, _ fields: [FormField]) {
            self.title = title
            self.fields = fields
        }
    }

    let sections: [Section]

    init(sections: [Section]) {
        self.sections = sections
        var seen: Set<String> = []
        for field in fields {
            assert(seen.insert(field.key).inserted, "Two fields have the key \(field.key)")
        }
    }

    var fields: [FormField] {
        sections.flatMap { $0.fields }
    }

    subscript(key: String) -> FormField? {
        fields.first { $0.key == key }
    }

    var values: [String: String] {
        Dictionary(uniqueKeysWithValues: fields.map { ($0.key, $0.text) })
    }

    /// Validates every field, so that all errors show at once. Returns the first field that has one.
    func firstInvalidField() -> FormField? {
        let invalid = fields.filter { !$0.validate() }
        return invalid.first
    }

    /// The field after `field` that can be typed into.
    func field(after field: FormField) -> FormField? {
        guard let index = fields.firstIndex(where: { $0 === field }) else { return nil }
        return fields[(index + 1)...].first { $0.editor != nil && $0.isEnabled }
    }

    func field(before field: FormField) -> FormField? {
        guard let index = fields.firstIndex(where: { $0 === field }) else { return nil }
        return fields[..<index].last { $0.editor != nil && $0.isEnabled }
    }
}
