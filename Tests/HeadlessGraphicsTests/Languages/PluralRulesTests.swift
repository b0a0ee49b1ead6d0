import Foundation
import Testing

@testable import HeadlessGraphics

struct PluralRulesTests {
    private func category(_ number: Int, _ language: String) -> String {
        PluralRules.rules(for: language).category(of: PluralOperands(number)).rawValue
    }

    /// Samples from the Unicode CLDR's page of language plural rules.
    @Test(arguments: [
        (
            "ar", "0 1 2 3 10 11 99 100 102 103 111 1000",
            "zero one two few few many many other other few many other"
        ),
        (
            "pl", "0 1 2 4 5 11 12 14 21 22 25 101 102 112",
            "many one few few many many many many many few many many few many"
        ),
        ("ru", "0 1 2 4 5 11 12 21 22 25 101 111", "many one few few many many many one few many one many"),
        ("cy", "0 1 2 3 4 5 6 7", "zero one two few other other many other"),
        (
            "lv", "0 1 2 10 11 19 20 21 22 30 101 111",
            "zero one other zero zero zero zero one other zero one zero"
        ),
        ("cs", "0 1 2 4 5 21", "other one few few other other"),
        ("fr", "0 1 2 1000000 1000001", "one one other many other"),
        ("pt", "0 1 2", "one one other"), ("pt-PT", "0 1 2", "other one other"),
        ("sl", "0 1 2 3 4 5 101 102 103 105", "other one two few few other one two few other"),
        ("ga", "0 1 2 3 6 7 10 11", "other one two few few many many other"),
        ("lt", "0 1 2 9 10 11 19 21 22 111", "other one few few other other other one few other"),
        ("he", "0 1 2 3 10", "other one two other other"), ("ja", "0 1 2", "other other other"),
        ("ro", "0 1 2 19 20 101", "few one few few other few"),
        ("en_GB", "0 1 2 11", "other one other other"),
        ("mt", "0 1 2 3 10 11 19 20", "few one two few few many many other"),
    ])
    func samples(language: String, numbers: String, categories: String) {
        let found = numbers.split(separator: " ").map { category(Int($0)!, language) }
        #expect(found == categories.split(separator: " ").map(String.init), "\(language)")
    }

    /// The rules of the Unicode library that Foundation carries.
    @Test func rulesEqualTheUnicodeLibrarys() throws {
        let library = try #require(UnicodePlurals())
        var checked = 0
        for (languages, _) in PluralRuleData.rules {
            for language in languages.split(separator: " ").map(String.init) {
                guard let oracle = library.rules(of: language) else { continue }
                let rules = PluralRules.rules(for: language)
                let numbers =
                    (0...250).map(Double.init) + [
                        1000, 1001, 1002, 5000, 20000, 40000, 100_000, 1_000_000, 3_000_000,
                    ]
                    + [0.1, 0.5, 1.5, 1.1, 2.5, 3.2, 10.1, 0.01, 2.13, 21.1, 1.31]
                for number in numbers {
                    let expected = library.category(of: number, oracle)
                    let found = rules.category(of: PluralOperands(number)).rawValue
                    #expect(found == expected, "\(language) \(number)")
                    checked += 1
                }
            }
        }
        #expect(checked > 30_000)
    }

    @Test func operandsReadShownDigits() {
        let shown = PluralOperands(shown: "1.50")
        #expect((shown.i, shown.v, shown.w, shown.f, shown.t) == (1, 2, 1, 50, 5))
        #expect(PluralOperands(1.0).v == 0)
        #expect(PluralOperands(-3) == PluralOperands(3))
        #expect(PluralOperands(.nan).i == .max)
    }
}

/// The C functions of the Unicode library that Foundation is built on, found by name.
private struct UnicodePlurals {
    private typealias Open =
        @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Int32>) -> OpaquePointer?
    private typealias Select =
        @convention(c) (
            OpaquePointer, Double, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>
        ) -> Int32
    private let open: Open
    private let select: Select

    init?() {
        guard let open = dlsym(nil, "swift_uplrules_open"), let select = dlsym(nil, "swift_uplrules_select")
        else {
            return nil
        }
        self.open = unsafeBitCast(open, to: Open.self)
        self.select = unsafeBitCast(select, to: Select.self)
    }

    /// The rules of a language; nil where the library has none of its own for it.
    func rules(of language: String) -> OpaquePointer? {
        var status: Int32 = 0
        let rules = open(language, &status)
        return status <= 0 && status != -127 ? rules : nil
    }

    func category(of number: Double, _ rules: OpaquePointer) -> String {
        var status: Int32 = 0
        var units = [UInt16](repeating: 0, count: 16)
        let count = select(rules, number, &units, 16, &status)
        return String(decoding: units.prefix(Int(count)), as: UTF16.self)
    }
}
