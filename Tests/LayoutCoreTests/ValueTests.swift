import LayoutCore
import Testing

struct ValueTests {
    @Test func onlyDefiniteProposalsHavePoints() {
        #expect(SpaceProposal.definite(12).points == 12)
        #expect(SpaceProposal.minContent.points == nil)
        #expect(SpaceProposal.maxContent.points == nil)
        #expect(SpaceProposal.definite(0) != .minContent)
    }

    @Test func handlesDifferByRowAndGeneration() {
        let handle = NodeID(index: 3, generation: 1)
        #expect(handle == NodeID(index: 3, generation: 1))
        #expect(handle != NodeID(index: 3, generation: 2))
        #expect(handle != NodeID(index: 4, generation: 1))
        #expect(Set([handle, NodeID(index: 3, generation: 1), NodeID(index: 3, generation: 2)]).count == 2)
    }

    @Test func directionsDiffer() {
        #expect(Set([LayoutDirection.leftToRight, .rightToLeft, .leftToRight]).count == 2)
    }

    @Test(
        arguments: [
            (.ignored(call: "width(40)"), "box: width(40) is ignored: both edges are pinned"),
            (
                .invalidValue(property: "grow", value: -1),
                "box: grow of -1.0 is not usable: both edges are pinned"
            ),
            (.overflow(points: 12.5), "box: overflows by 12.5 points: both edges are pinned"),
            (.advice, "box: both edges are pinned"),
            (.feedbackLoop, "box: layout feedback loop: both edges are pinned"),
        ] as [(LayoutIssue.Kind, String)])
    func issuesAreOneLine(kind: LayoutIssue.Kind, text: String) {
        let issue = LayoutIssue(kind, subject: "box", because: "both edges are pinned")
        #expect(issue.description == text)
        let anonymous = LayoutIssue(kind, because: "both edges are pinned")
        #expect(anonymous.description == String(text.dropFirst("box: ".count)))
        #expect(issue != anonymous)
    }
}
