import Testing
import UIKit

/// Every distribution with every alignment, number of views, hidden view and direction of reading.
@MainActor @Suite struct StackTableTests {
    private nonisolated static let pairs = UIStackView.Distribution.allCases.flatMap { distribution in
        UIStackView.Alignment.allCases.map { (distribution, $0) }
    }

    private static let sizes: [(CGFloat, CGFloat, CGFloat)] = [
        (40, 20, 15), (60, 50, 30), (20, 30, 28), (35, 45, 10), (50, 25, 25),
    ]

    private struct Case {
        var count: Int
        var hidden: Int?
        var isRightToLeft: Bool
        var length: CGFloat

        /// None, one, two and five views; none, the first, one in the middle and the last hidden.
        static let all: [Case] = {
            var cases: [Case] = []
            for count in [0, 1, 2, 5] {
                let places: Set<Int> = count == 0 ? [] : [0, count / 2, count - 1]
                for hidden in [nil] + places.sorted().map(Optional.init) {
                    for isRightToLeft in [false, true] {
                        for length: CGFloat in [420, 110] {
                            cases.append(
                                Case(
                                    count: count, hidden: hidden, isRightToLeft: isRightToLeft, length: length
                                ))
                        }
                    }
                }
            }
            return cases
        }()
    }

    private func check(_ oracle: StackOracle, _ test: Case) {
        var oracle = oracle
        oracle.isRightToLeft = test.isRightToLeft
        oracle.size =
            oracle.axis == .horizontal
            ? CGSize(width: test.length, height: 100) : CGSize(width: 100, height: test.length)
        let sizes = Self.sizes.prefix(test.count)
        let views = sizes.enumerated().map { index, size in
            let box =
                oracle.axis == .horizontal
                ? StackBox(size.0, size.1, baseline: size.2) : StackBox(size.1, size.0, baseline: size.2)
            box.setPriorities(above: Float(index))
            return box
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = oracle.axis
        stack.distribution = oracle.distribution
        stack.alignment = oracle.alignment
        stack.spacing = oracle.spacing
        stack.semanticContentAttribute = test.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        stack.frame = CGRect(origin: .zero, size: oracle.size)
        if let hidden = test.hidden { views[hidden].isHidden = true }
        stack.layoutIfNeeded()
        let shown = views.indices.filter { $0 != test.hidden }
        let children = shown.map { index in
            StackOracle.Child(size: views[index].natural, baseline: Self.sizes[index].2)
        }
        for (index, expected) in zip(shown, oracle.frames(of: children)) {
            let frame = views[index].frame
            #expect(frame.isClose(to: expected), "\(test), view \(index): \(frame), not \(expected)")
        }
        guard let hidden = test.hidden else { return }
        let frame = views[hidden].frame
        let length = oracle.axis == .horizontal ? frame.width : frame.height
        #expect(length == 0, "\(test): a hidden view has a length")
    }

    /// Where middles cannot be equally far apart, other tests look.
    private func isSaid(_ test: Case, _ oracle: StackOracle) -> Bool {
        oracle.distribution != .equalCentering || test.length > 200
    }

    @Test(arguments: pairs)
    func rowsLieByTheRules(distribution: UIStackView.Distribution, alignment: UIStackView.Alignment) {
        let oracle = StackOracle(
            axis: .horizontal, distribution: distribution, alignment: alignment, spacing: 10, size: .zero)
        for test in Case.all where isSaid(test, oracle) { check(oracle, test) }
    }

    @Test(arguments: pairs)
    func columnsLieByTheRules(distribution: UIStackView.Distribution, alignment: UIStackView.Alignment) {
        let oracle = StackOracle(
            axis: .vertical, distribution: distribution, alignment: alignment, spacing: 10, size: .zero)
        for test in Case.all where isSaid(test, oracle) { check(oracle, test) }
    }
}
