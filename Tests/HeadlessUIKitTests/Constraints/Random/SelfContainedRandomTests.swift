import TestSupport
import Testing
import UIKit

/// Random trees whose root was measured before it came into a window lie as others.
@Suite @MainActor struct SelfContainedRandomTests {
    // Run for the record with FORMWORK_FUZZ_COUNT=3000.
    @Test(arguments: RandomRuns.seeds(default: 100))
    func randomEditsOfMeasuredTreesEqualAFreshTree(seed: RandomSeed) {
        var random = seed.random
        let count = Int.random(in: 1...9, using: &random)
        let live = LiveTree(TreeRecipe(nodes: count, turning: true, using: &random), isMeasured: true)
        var history: [String] = []
        for _ in 0..<12 {
            for _ in 0...Int.random(in: 0...2, using: &random) { history.append(live.edit(using: &random)) }
            if random.chance(0.3) {
                let size = CGSize(width: random.quarters(0...400), height: random.quarters(0...400))
                live.root.systemLayoutSizeFitting(
                    size, withHorizontalFittingPriority: random.chance(0.5) ? .required : .fittingSizeLevel,
                    verticalFittingPriority: .fittingSizeLevel)
                history.append("measured")
            }
            if random.chance(0.1) {
                live.root.removeFromSuperview()
                live.window.addSubview(live.root)
                history.append("added again")
            }
            let fresh = LiveTree(live.recipe)
            for (index, (one, two)) in zip(live.frames, fresh.frames).enumerated() {
                let edges = [
                    one.minX - two.minX, one.maxX - two.maxX, one.minY - two.minY, one.maxY - two.maxY,
                ]
                // An edge in the middle between two pixels may fall on either.
                #expect(
                    edges.allSatisfy { abs($0) <= 0.5 + 1e-9 },
                    "\(seed): node \(index) is \(one), and \(two) made anew, after \(history)")
            }
        }
    }

    // MARK: Whatever constraints leave open

    /// Random constraints in a cell, of which many leave something open or give way.
    @MainActor private struct OpenScene {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let cell = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 150))
        var views: [UIView] = []
        var constraints: [NSLayoutConstraint] = []

        init(_ random: inout SeededRandom, isMeasured: Bool) {
            views = [cell]
            for number in 0..<Int.random(in: 2...9, using: &random) {
                let label = UILabel()
                label.text = ["Word", "Some words", "Some more words than before"][number % 3]
                label.numberOfLines = number % 2
                label.translatesAutoresizingMaskIntoConstraints = random.chance(0.15)
                (random.pick(views) ?? cell).addSubview(label)
                views.append(label)
            }
            for _ in 0..<views.count * 3 {
                let (one, two) = (random.pick(views) ?? cell, random.pick(views) ?? cell)
                let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
                    (.left, .left), (.left, .right), (.right, .right), (.top, .bottom), (.width, .width),
                    (.bottom, .bottom), (.centerX, .centerX), (.firstBaseline, .top),
                ]
                let pair = random.pick(pairs) ?? pairs[0]
                let constraint = NSLayoutConstraint(
                    item: one, attribute: pair.0,
                    relatedBy: random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]) ?? .equal,
                    toItem: one === two ? cell : two, attribute: pair.1, multiplier: 1,
                    constant: random.quarters(-20...60))
                constraint.priority = UILayoutPriority(random.pick([999, 750, 500, 250, 50]) ?? 750)
                constraint.isActive = one !== cell || two !== cell
                constraints.append(constraint)
            }
            let isInTree = random.chance(0.3)
            if isInTree { window.addSubview(cell) }
            if isMeasured { cell.systemLayoutSizeFitting(CGSize(width: 150, height: 0)) }
            if !isInTree { window.addSubview(cell) }
        }

        var frames: [CGRect] {
            window.layoutIfNeeded()
            return views.map(\.frame)
        }

        /// Makes one change, the same for the same numbers.
        func change(_ kind: Int, _ index: Int, _ number: Double) {
            let constraint = constraints[index % constraints.count]
            let view = views[index % views.count]
            switch kind {
            case 0: constraint.constant = number
            case 1: constraint.priority = UILayoutPriority(Float(number) + 100)
            case 2: constraint.isActive.toggle()
            case 3: cell.frame = CGRect(x: number, y: 7, width: 90 + number, height: 240 - number)
            case 4: (view as? UILabel)?.text = "\(number) is a number, in words"
            case 5 where view !== cell:
                let superview = view.superview
                view.removeFromSuperview()
                superview?.addSubview(view)
            default: view.invalidateIntrinsicContentSize()
            }
        }
    }

    // Run for the record with FORMWORK_FUZZ_COUNT=3000.
    @Test(arguments: RandomRuns.seeds(default: 100))
    func randomOpenConstraintsAreSettledAsInTheTree(seed: RandomSeed) {
        let (first, second) = (seed.random, seed.random)
        var (random, copy) = (first, second)
        let scenes = [
            OpenScene(&random, isMeasured: true), OpenScene(&copy, isMeasured: false),
        ]
        #expect(scenes[0].frames == scenes[1].frames)
        for step in 0..<8 {
            let change = (
                Int.random(in: 0..<7, using: &random), Int.random(in: 0..<100, using: &random),
                random.quarters(0...80)
            )
            for scene in scenes { scene.change(change.0, change.1, change.2) }
            if random.chance(0.3) {
                scenes[0].cell.systemLayoutSizeFitting(CGSize(width: change.2, height: 0))
            }
            let (one, two) = (scenes[0].frames, scenes[1].frames)
            let isSame = zip(one, two).allSatisfy {
                abs($0.minX - $1.minX) < 0.34 && abs($0.minY - $1.minY) < 0.34
                    && abs($0.width - $1.width) < 0.34 && abs($0.height - $1.height) < 0.34
            }
            #expect(isSame, "\(seed): \(one), \(two) after step \(step), \(change)")
            guard isSame else { return }
        }
    }
}
