import FlexLayout
import UIKit

extension PublicMethod {
    static let tree: [PublicMethod] = {
        let (items, layout) = (PublicSection(name: "Tree"), PublicSection(name: "Layout"))
        return [
            items.method("addItem()", shows: "a new view") { flex in
                let item: Flex = flex.addItem()
                return item !== flex && item.view?.superview === flex.view ? "a new view" : ""
            },
            items.method("addItem(UIView)", shows: "that view") { flex in
                let view = UIView()
                let item: Flex = flex.addItem(view)
                return item === view.flex && view.superview === flex.view ? "that view" : ""
            },
            items.method("define((Flex) -> Void)", shows: "run at once") { flex in
                var given: Flex?
                let returned: Flex = flex.define { (flex: Flex) -> Void in given = flex }
                return returned === flex && given === flex ? "run at once" : ""
            },
            layout.method("layout(mode: LayoutMode)", shows: "90 x 7") { flex in
                flex.view?.frame = rect(0, 0, 90, 50)
                flex.addItem().height(7)
                let nothing: Void = flex.layout(mode: .adjustHeight)
                flex.layout()
                let size = flex.view?.frame.size ?? .zero
                return nothing == () ? "\(Int(size.width)) x \(Int(size.height))" : ""
            },
            layout.method("isIncludedInLayout(Bool)", shows: "false") { flex in
                let returned: Flex = flex.isIncludedInLayout(false)
                return "\(returned.isIncludedInLayout)"
            },
            layout.method("markDirty()", shows: "the item") { flex in
                let returned: Flex = flex.markDirty()
                return returned === flex ? "the item" : ""
            },
            layout.method("sizeThatFits(size: CGSize)", shows: "30 x 7") { flex in
                flex.addItem().height(7)
                let size: CGSize = flex.sizeThatFits(size: CGSize(width: 30, height: CGFloat.nan))
                return "\(Int(size.width)) x \(Int(size.height))"
            },
        ]
    }()

    static let flow: [PublicMethod] = {
        let (flow, align) = (PublicSection(name: "Flow"), PublicSection(name: "Align"))
        let flexibility = PublicSection(name: "Flexibility")
        return [
            flow.setter("direction(Direction)", shows: "row") { $0.direction(.row) },
            flow.setter("wrap(Wrap)", shows: "wrap") { $0.wrap(.wrap) },
            flow.setter("layoutDirection(LayoutDirection)", shows: "rightToLeft") {
                $0.layoutDirection(.rtl)
            },
            align.setter("justifyContent(JustifyContent)", shows: "justifyContent center") {
                $0.justifyContent(.center)
            },
            align.setter("alignItems(AlignItems)", shows: "alignItems center") { $0.alignItems(.center) },
            align.setter("alignSelf(AlignSelf)", shows: "alignSelf center") { $0.alignSelf(.center) },
            align.setter("alignContent(AlignContent)", shows: "alignContent center") {
                $0.alignContent(.center)
            },
            flexibility.points("grow") { $0.grow($1) },
            flexibility.points("shrink") { $0.shrink($1) },
            flexibility.optional("basis") { $0.basis($1) },
            flexibility.percent("basis") { $0.basis($1) },
        ]
    }()

    static let sizes: [PublicMethod] = {
        let size = PublicSection(name: "Size")
        let lengths = [
            size.length("width", { $0.width($1) }, { $0.width($1) }),
            size.length("height", { $0.height($1) }, { $0.height($1) }),
            size.length("minWidth", { $0.minWidth($1) }, { $0.minWidth($1) }),
            size.length("maxWidth", { $0.maxWidth($1) }, { $0.maxWidth($1) }),
            size.length("minHeight", { $0.minHeight($1) }, { $0.minHeight($1) }),
            size.length("maxHeight", { $0.maxHeight($1) }, { $0.maxHeight($1) }),
        ]
        let others = [
            size.setter("size(CGSize?)", shows: "width 3, height 4") {
                $0.size(nil as CGSize?).size(CGSize(width: 3, height: 4) as CGSize?)
            },
            size.setter("size(CGFloat)", shows: "width 7, height 7") { $0.size(7 as CGFloat) },
            size.optional("aspectRatio") { $0.aspectRatio($1) },
            size.setter("aspectRatio(of: UIImageView)", shows: "aspectRatio 2") { flex in
                let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
                return flex.aspectRatio(of: UIImageView()).aspectRatio(of: UIImageView(image: picture))
            },
        ]
        return lengths.flatMap { $0 } + others
    }()

    static let positions: [PublicMethod] = {
        let position = PublicSection(name: "Position")
        return [
            [position.setter("position(Position)", shows: "absolute") { $0.position(.absolute) }],
            position.both("top", { $0.top($1) }, { $0.top($1) }),
            position.both("left", { $0.left($1) }, { $0.left($1) }),
            position.both("bottom", { $0.bottom($1) }, { $0.bottom($1) }),
            position.both("right", { $0.right($1) }, { $0.right($1) }),
            position.both("start", { $0.start($1) }, { $0.start($1) }),
            position.both("end", { $0.end($1) }, { $0.end($1) }),
            position.both(
                "horizontally", shows: "horizontal", { $0.horizontally($1) }, { $0.horizontally($1) }),
            position.both("vertically", shows: "vertical", { $0.vertically($1) }, { $0.vertically($1) }),
            position.both("all", { $0.all($1) }, { $0.all($1) }),
        ].flatMap { $0 }
    }()

    static let looks: [PublicMethod] = {
        let (gap, visual) = (PublicSection(name: "Gap"), PublicSection(name: "Visual"))
        let other = PublicSection(name: "Misc")
        return [
            gap.points("columnGap") { $0.columnGap($1) },
            gap.points("rowGap") { $0.rowGap($1) },
            gap.points("gap", shows: "columnGap 7, rowGap") { $0.gap($1) },
            visual.method("backgroundColor(UIColor)", shows: "red") { flex in
                let returned: Flex = flex.backgroundColor(UIColor.red)
                return returned.view?.backgroundColor == .red ? "red" : ""
            },
            visual.method("cornerRadius(CGFloat)", shows: "7") { flex in
                let returned: Flex = flex.cornerRadius(7 as CGFloat)
                return "\(Int(returned.view?.layer.cornerRadius ?? 0))"
            },
            visual.method("border(CGFloat, UIColor)", shows: "7, and no space") { flex in
                let returned: Flex = flex.border(7 as CGFloat, UIColor.red)
                let isRed = returned.view?.layer.borderColor == UIColor.red.cgColor
                return isRed && returned.view?.layer.borderWidth == 7 && flex.intrinsicSize == .zero
                    ? "7, and no space" : ""
            },
            other.setter("display(Display)", shows: "display none") { $0.display(.none) },
            other.setter("boxSizing(BoxSizing)", shows: "contentBox") { $0.boxSizing(.contentBox) },
        ]
    }()
}
