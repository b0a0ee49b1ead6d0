import TestSupport
import Testing
import UIKit

/// Random small trees through UIKit's surface: frames are those that the rules say, RTL mirrors LTR, pixel edges
/// leave no gaps, and a tree that was edited lies as one that was made anew.
@MainActor @Suite struct ConstraintRandomTests {
    /// The size of a pixel on the screen of the trees, in points.
    private let pixel = 0.5

    private func recipe(_ seed: RandomSeed, turning: Bool = false) -> (TreeRecipe, SeededRandom) {
        var random = seed.random
        let count = Int.random(in: 1...9, using: &random)
        let recipe = TreeRecipe(nodes: count, turning: turning, using: &random)
        return (recipe, random)
    }

    /// Compares frames with what the rules say: edges are rounded to pixels in the root, each by up to half of one.
    /// So in the superview an edge is off by what both roundings make.
    private func check(_ tree: LiveTree, _ what: String) {
        let (boxes, nodes) = (tree.recipe.boxes, tree.recipe.nodes)
        for (index, frame) in tree.frames.enumerated() {
            let isInRoot = nodes[index].parent < 0
            let box = boxes[index]
            var x = box.start[0]
            if tree.recipe.isRightToLeft {
                let parent = nodes[index].parent
                let parentWidth = parent < 0 ? tree.recipe.size[0] : boxes[parent].length[0]
                x = parentWidth - x - box.length[0]
            }
            let edges = [
                (frame.minX, x), (frame.maxX, x + box.length[0]), (frame.minY, box.start[1]),
                (frame.maxY, box.start[1] + box.length[1]),
            ]
            let worst = edges.map { abs($0.0 - $0.1) }.max() ?? 0
            let limit = nodes[index].kind == .manual ? 0 : isInRoot ? pixel / 2 : pixel
            #expect(worst <= limit + 1e-6, "\(what): node \(index), \(nodes[index]) is \(frame), not \(box)")
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 150))
    func randomTreesLieAsTheirRulesSay(seed: RandomSeed) {
        check(LiveTree(recipe(seed).0), "\(seed)")
    }

    @Test(arguments: RandomRuns.seeds(default: 100))
    func randomTreesReadFromTheRightAreMirrored(seed: RandomSeed) {
        var (recipe, _) = recipe(seed, turning: true)
        let left = LiveTree(recipe)
        check(left, "\(seed), left to right")
        recipe.isRightToLeft = true
        let right = LiveTree(recipe)
        check(right, "\(seed), right to left")
        // Against each other, without the rules: a parent's width and both frames are rounded.
        for (index, (one, two)) in zip(left.frames, right.frames).enumerated() {
            let parent = recipe.nodes[index].parent
            let parentWidth = parent < 0 ? recipe.size[0] : left.frames[parent].width
            #expect(abs(one.minX - (parentWidth - two.maxX)) <= 2 * pixel + 1e-6, "\(seed): node \(index)")
            #expect(one.minY == two.minY && one.height == two.height, "\(seed): node \(index)")
        }
        left.turn(true)
        check(left, "\(seed), mirrored")
        left.turn(false)
        check(left, "\(seed), mirrored back")
    }

    @Test(arguments: RandomRuns.seeds(default: 100))
    func randomTreesLeaveNoGaps(seed: RandomSeed) {
        let (recipe, _) = recipe(seed)
        let tree = LiveTree(recipe)
        let frames = tree.frames
        for (index, frame) in frames.enumerated() where recipe.nodes[index].kind != .manual {
            for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
                let pixels = edge / pixel
                #expect(abs(pixels - pixels.rounded()) < 1e-9, "\(seed): node \(index) at \(edge)")
            }
            for axis in 0..<2 {
                guard case .after(let sibling, 0) = recipe.nodes[index].rules[axis].position else { continue }
                guard recipe.nodes[sibling].kind != .manual else { continue }
                let (end, start) =
                    axis == 0
                    ? (frames[sibling].maxX, frame.minX) : (frames[sibling].maxY, frame.minY)
                #expect(abs(end - start) < 1e-9, "\(seed): node \(index) after \(sibling)")
            }
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 100))
    func randomEditsEqualAFreshTree(seed: RandomSeed) {
        var (recipe, random) = recipe(seed)
        let live = LiveTree(recipe)
        var history: [String] = []
        for _ in 0..<12 {
            for _ in 0...Int.random(in: 0...2, using: &random) { history.append(live.edit(using: &random)) }
            recipe = live.recipe
            check(live, "\(seed): \(history)")
            let fresh = LiveTree(recipe)
            for (index, (one, two)) in zip(live.frames, fresh.frames).enumerated() {
                let edges = [
                    one.minX - two.minX, one.maxX - two.maxX, one.minY - two.minY, one.maxY - two.maxY,
                ]
                // An edge in the middle between two pixels may fall on either.
                #expect(
                    edges.allSatisfy { abs($0) <= pixel + 1e-9 },
                    "\(seed): node \(index) is \(one), and \(two) made anew, after \(history)")
            }
        }
    }
}
