import Testing
import UIKit

/// Predicates by their texts, against what they mean, written out.
@MainActor
@Suite(.serialized)
struct PredicateFormatTests {
    static let people: [[String: Any]] = [
        ["name": "Ada", "age": 36, "tags": ["math", "code"], "city": ["name": "London", "size": 9.5]],
        ["name": "André", "age": 20, "tags": [String](), "city": ["name": "Paris", "size": 2]],
        ["name": "bo", "age": 65, "tags": ["Code"], "city": ["name": "Oslo", "size": 1]],
    ]

    private func names(_ format: String, _ arguments: Any...) -> [String] {
        let predicate = NSPredicate(format: format, argumentArray: arguments)
        return (Self.people as NSArray).filtered(using: predicate)
            .compactMap { ($0 as? [String: Any])?["name"] as? String }
    }

    @Test func numbersAreCompared() {
        #expect(names("age == 36") == ["Ada"])
        #expect(names("age = %d", 20) == ["André"])
        #expect(names("age != 36") == ["André", "bo"])
        #expect(names("age <> 36") == ["André", "bo"])
        #expect(names("age < 36") == ["André"])
        #expect(names("age <= 36 && age >= 36") == ["Ada"])
        #expect(names("age > %f", 35.5) == ["Ada", "bo"])
        #expect(names("36 < age") == ["bo"])
        #expect(names("age BETWEEN {20, 36}") == ["Ada", "André"])
        #expect(names("age between %@", [21, 100]) == ["Ada", "bo"])
        #expect(names("age IN {20, 65}") == ["André", "bo"])
        #expect(names("age IN %@", [36]) == ["Ada"])
        #expect(names("age + 1 == 37") == ["Ada"])
        #expect(names("(age - 16) * 2 == 2 ** 3") == ["André"])
        #expect(names("age == -36") == [])
    }

    @Test func textsAreCompared() {
        #expect(names("name == %@", "Ada") == ["Ada"])
        #expect(names("name ==[c] 'BO'") == ["bo"])
        #expect(names("name CONTAINS \"d\"") == ["Ada", "André"])
        #expect(names("name contains[cd] 'RE'") == ["André"])
        #expect(names("name CONTAINS 're'") == [])
        #expect(names("name BEGINSWITH 'A'") == ["Ada", "André"])
        #expect(names("name BEGINSWITH[c] 'B'") == ["bo"])
        #expect(names("name ENDSWITH[cd] 'E'") == ["André"])
        #expect(names("name LIKE 'A*'") == ["Ada", "André"])
        #expect(names("name LIKE '?o'") == ["bo"])
        #expect(names("name LIKE '*.*'") == [])
        #expect(names("name LIKE[cd] 'andre'") == ["André"])
        #expect(names("name MATCHES '[A-Z]d.'") == ["Ada"])
        #expect(names("name MATCHES[c] 'BO|ada'") == ["Ada", "bo"])
        #expect(names("name.length == 2") == ["bo"])
        #expect(names("name > 'B'") == ["bo"])
        #expect(names("'d' IN name") == ["Ada", "André"])
    }

    @Test func predicatesAreCombined() {
        #expect(names("name CONTAINS[cd] %@ AND age > %d", "a", 30) == ["Ada"])
        #expect(names("age > 60 OR age < 30 AND name == 'Ada'") == ["bo"])
        #expect(names("(age > 60 OR age < 30) AND name != 'bo'") == ["André"])
        #expect(names("NOT age > 30") == ["André"])
        #expect(names("!(age > 30) || name == 'Ada'") == ["Ada", "André"])
        #expect(names("NOT (name BEGINSWITH 'A') AND TRUEPREDICATE") == ["bo"])
        #expect(names("FALSEPREDICATE") == [])
        #expect(names("missing == nil AND name != NULL").count == 3)
    }

    @Test func pathsAndListsAreRead() {
        #expect(names("city.name == 'Oslo'") == ["bo"])
        #expect(names("%K == %@", "city.name", "Paris") == ["André"])
        #expect(names("tags.@count == 0") == ["André"])
        #expect(names("ANY tags == 'math'") == ["Ada"])
        #expect(names("SOME tags ==[c] 'code'") == ["Ada", "bo"])
        #expect(names("ALL tags == 'Code'") == ["André", "bo"])
        #expect(names("NONE tags BEGINSWITH 'm'") == ["André", "bo"])
        #expect(names("tags CONTAINS 'code'") == ["Ada"])
        let all = NSPredicate(
            format: "@sum.age == 121 AND @max.age == 65 AND @min.name == 'Ada' AND @avg.age > 40")
        #expect(all.evaluate(with: Self.people))
        #expect(NSPredicate(format: "SELF BEGINSWITH[c] %@", "so").evaluate(with: "Source"))
        #expect(!NSPredicate(format: "SELF IN %@", ["a", "b"]).evaluate(with: "c"))
        #expect(
            NSPredicate(format: "self > %@", Date(timeIntervalSince1970: 0) as NSDate).evaluate(with: Date()))
        #expect(["a": 1].filter { NSPredicate(format: "SELF == 1").evaluate(with: $0.value) }.count == 1)
    }

    @Test func propertiesOfObjectsAreRead() {
        let view = UIView()
        view.isHidden = true
        view.tag = 4
        #expect(NSPredicate(format: "hidden == true AND tag == %i", 4).evaluate(with: view))
        #expect(!NSPredicate(format: "isHidden == NO").evaluate(with: view))
        #expect(NSPredicate(format: "layer.cornerRadius == 0").evaluate(with: view))
    }

    @Test func variablesAreSubstituted() {
        let predicate = NSPredicate(format: "age > $LIMIT AND name != $NAME")
        let bound = predicate.withSubstitutionVariables(["LIMIT": 30, "NAME": "bo"])
        #expect((Self.people as NSArray).filtered(using: bound).count == 1)
        #expect(predicate.evaluate(with: Self.people[0], substitutionVariables: ["LIMIT": 30, "NAME": "x"]))
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [bound, NSPredicate(value: true)])
        #expect(both.evaluate(with: Self.people[0]))
    }

    @Test(arguments: [
        ("", "a value is expected at character 0"), ("name ==", "a value is expected at character 7"),
        ("name", "an operator is expected at character 4"),
        ("name == 'x", "a quote without its end at character 8"),
        ("name == %@", "an argument for a placeholder is expected at character 8"),
        ("(age == 3", "\")\" is expected at character 9"),
        ("age == 3 4", "the end is expected at character 9"),
        ("age ~ 3", "a sign that is not known at character 4"),
        ("name CONTAINS[x] 'a'", "\"c\" or \"d\" is expected at character 14"),
        ("age == %y", "a placeholder that is not known at character 7"),
        ("count(x) == 3", "functions are not known at character 5"),
        ("age == 3 AND", "a value is expected at character 12"),
    ])
    func malformedTextsRaise(format: String, problem: String) {
        let handler = UIKitException.handler
        defer { UIKitException.handler = handler }
        var raised: [UIKitException] = []
        UIKitException.handler = { raised.append($0) }
        let predicate = NSPredicate(format: format)
        #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
        #expect(raised.first?.reason == "Unable to parse the format string \"\(format)\": \(problem)")
        #expect(!predicate.evaluate(with: ["name": "a"]))
    }
}
