import Foundation

/// What a shop sold, as a receipt says it.
public struct Receipt: Sendable {
    /// One line of the table.
    public struct Item: Sendable {
        /// The name of the article; long names take several lines.
        public var name: String
        /// The number of articles.
        public var count: Int
        /// The price of one, in cents.
        public var cents: Int

        /// Creates a line.
        public init(_ name: String, count: Int, cents: Int) {
            (self.name, self.count, self.cents) = (name, count, cents)
        }

        /// The price of all, in cents.
        public var total: Int { count * cents }
    }

    /// The number of the receipt.
    public var number: String
    /// The day, as it is shown.
    public var date: String
    /// The lines.
    public var items: [Item]

    /// Creates a receipt.
    public init(number: String, date: String, items: [Item]) {
        (self.number, self.date, self.items) = (number, date, items)
    }

    /// The price of all lines, in cents.
    public var total: Int { items.reduce(0) { $0 + $1.total } }
    /// The tax in it at 19 %, in cents.
    public var tax: Int { Int((Double(total) * 19 / 119).rounded()) }

    /// Cents as euros and cents.
    public static func euros(_ cents: Int) -> String {
        "€\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
    }

    /// A receipt of 48 lines.
    public static let sample: Receipt = {
        let goods: [(String, Int)] = [
            ("Coffee beans, Sidamo, 1 kg", 2_190), ("Paper filters, size 4", 349), ("Oat drink, 1 l", 219),
            ("Tea glasses, set of six, mouth-blown, with a tray of oiled walnut and a linen cloth", 8_900),
            ("Café au lait bowl", 1_450), ("Kettle with a gooseneck, 0.8 l", 5_990), ("Scale, 0.1 g", 3_900),
            ("日本の急須 (Kyūsu), 360 ml", 6_450),
        ]
        let items = (0..<48).map { index in
            let (name, cents) = goods[index % goods.count]
            return Item("\(name) (lot \(index + 101))", count: index % 4 + 1, cents: cents + index)
        }
        return Receipt(number: "2026-0417", date: "14 March 2026", items: items)
    }()
}
