import FlexLayout
import Testing
import UIKit

/// The public surface of FlexLayout 2.2, counted: a method that is missing does not compile, one that is missing
/// in the table is missing in the count, and one that does something else shows it.
@MainActor @Suite struct PublicSurfaceTests {
    /// The methods by section, as FlexLayout's documentation lists them. `C|P` are two overloads, of `CGFloat` and
    /// of `FPercent`; `O|P` are of `CGFloat?` and of `FPercent`.
    nonisolated static let list: [(section: String, methods: String)] = [
        ("Tree", "addItem() addItem(UIView) define((Flex)->Void)"),
        ("Layout", "layout(mode:LayoutMode) isIncludedInLayout(Bool) markDirty() sizeThatFits(size:CGSize)"),
        ("Flow", "direction(Direction) wrap(Wrap) layoutDirection(LayoutDirection)"),
        (
            "Align",
            "justifyContent(JustifyContent) alignItems(AlignItems) alignSelf(AlignSelf) alignContent(AlignContent)"
        ),
        ("Flexibility", "grow(CGFloat) shrink(CGFloat) basis(O|P)"),
        (
            "Size",
            "width(O|P) height(O|P) minWidth(O|P) maxWidth(O|P) minHeight(O|P) maxHeight(O|P) size(CGSize?) "
                + "size(CGFloat) aspectRatio(CGFloat?) aspectRatio(of:UIImageView)"
        ),
        (
            "Position",
            "position(Position) top(C|P) left(C|P) bottom(C|P) right(C|P) start(C|P) end(C|P) horizontally(C|P) "
                + "vertically(C|P) all(C|P)"
        ),
        ("Margin", edges("margin")), ("Padding", edges("padding")),
        ("Gap", "columnGap(CGFloat) rowGap(CGFloat) gap(CGFloat)"),
        ("Visual", "backgroundColor(UIColor) cornerRadius(CGFloat) border(CGFloat,UIColor)"),
        ("Misc", "display(Display) boxSizing(BoxSizing)"),
    ]

    private nonisolated static func edges(_ name: String) -> String {
        let sides = ["Top", "Left", "Bottom", "Right", "Start", "End", "Horizontal", "Vertical"]
        let shorthands = ["(C|P)", "(C|P,C|P)", "(C|P,C|P,C|P)", "(C|P,C|P,C|P,C|P)"]
        return
            (sides.map { "\(name)\($0)(C|P)" } + shorthands.map { name + $0 }
            + ["\(name)(UIEdgeInsets)", "\(name)(NSDirectionalEdgeInsets)"]).joined(separator: " ")
    }

    /// The signatures of a section of the list, without spaces.
    private func signatures(_ methods: String) -> [String] {
        methods.split(separator: " ").flatMap { method -> [String] in
            let method = String(method)
            guard method.contains("|P") else { return [method] }
            return [
                method.replacingOccurrences(of: "C|P", with: "CGFloat")
                    .replacingOccurrences(of: "O|P", with: "CGFloat?"),
                method.replacingOccurrences(of: "C|P", with: "FPercent")
                    .replacingOccurrences(of: "O|P", with: "FPercent"),
            ]
        }
    }

    @Test func everyMethodIsInTheTable() {
        for (section, methods) in Self.list {
            let called = PublicMethod.all.filter { $0.section == section }
                .map { $0.signature.replacingOccurrences(of: " ", with: "") }
            #expect(called.sorted() == signatures(methods).sorted(), "\(section)")
        }
        #expect(PublicMethod.all.count == 113)
        #expect(Set(PublicMethod.all.map(\.signature)).count == 113)
        let counts = Self.list.map { entry in PublicMethod.all.filter { $0.section == entry.section }.count }
        #expect(counts == [3, 4, 3, 4, 4, 16, 19, 26, 26, 3, 3, 2])
    }

    @Test(arguments: PublicMethod.all) func theMethodDoesWhatItSays(method: PublicMethod) {
        let view = UIView()
        #expect(method.call(view.flex) == method.shows)
    }

    @Test func properties() {
        let view = UIView()
        let flex = view.flex
        let owner: UIView? = flex.view
        let size: CGSize = flex.intrinsicSize
        #expect(owner === view && size == .zero)
        flex.isIncludedInLayout = false
        #expect(!flex.isIncludedInLayout)
        flex.direction = Flex.Direction?.none
        #expect(flex.direction == .column)
        flex.direction = .row
        #expect(flex.direction == .row)
    }

    /// The cases of FlexLayout 2.2, spelled; ours may have more.
    nonisolated static let enums: [(name: String, cases: [any Hashable & Sendable])] = [
        ("Direction", [Flex.Direction.column, .columnReverse, .row, .rowReverse] as [Flex.Direction]),
        (
            "JustifyContent",
            [.start, .center, .end, .spaceBetween, .spaceAround, .spaceEvenly] as [Flex.JustifyContent]
        ),
        (
            "AlignContent",
            [.stretch, .start, .center, .end, .spaceBetween, .spaceAround, .spaceEvenly]
                as [Flex.AlignContent]
        ),
        ("AlignItems", [.stretch, .start, .center, .end, .baseline] as [Flex.AlignItems]),
        ("AlignSelf", [.auto, .stretch, .start, .center, .end, .baseline] as [Flex.AlignSelf]),
        ("Wrap", [.noWrap, .wrap, .wrapReverse] as [Flex.Wrap]),
        ("Position", [.relative, .absolute, .static] as [Flex.Position]),
        ("LayoutDirection", [.inherit, .ltr, .rtl] as [Flex.LayoutDirection]),
        ("LayoutMode", [.fitContainer, .adjustHeight, .adjustWidth] as [Flex.LayoutMode]),
        ("Display", [.flex, .none, .contents] as [Flex.Display]),
        ("BoxSizing", [.borderBox, .contentBox] as [Flex.BoxSizing]),
    ]

    @Test func everyCaseOfEveryEnum() {
        #expect(Self.enums.count == 11)
        #expect(Self.enums.map(\.cases.count) == [4, 6, 7, 5, 6, 3, 3, 3, 3, 3, 2])
        for (name, cases) in Self.enums {
            #expect(Set(cases.map { "\($0)" }).count == cases.count)
            #expect(cases.allSatisfy { "\(type(of: $0))" == name }, "\(name)")
        }
    }
}
