import Flexbox
import LayoutCore

// A row of 320 points, laid out without views: a picture, text that takes what is left, a button.
let tree = FlexTree(defaults: .css)
let (row, picture, text, button) = (tree.makeNode(), tree.makeNode(), tree.makeNode(), tree.makeNode())
for node in [picture, text, button] { tree.append(node, to: row) }
tree.updateStyle(of: row) { ($0.columnGap, $0.padding[.all], $0.alignItems) = (8, 12, .center) }
tree.updateStyle(of: picture) { ($0.width, $0.height, $0.flexShrink) = (40, 40, 0) }
tree.updateStyle(of: text) { $0.flexGrow = 1 }
tree.updateStyle(of: button) { ($0.width, $0.height, $0.flexShrink) = (64, 32, 0) }
// 300 points of text in lines of 17, with no word longer than 60.
let measure: MeasureFunction = { request in
    let width = request.width == .minContent ? 60 : request.width.points ?? 300
    return Size(width: min(width, 300), height: (300 / max(width, 60)).rounded(.up) * 17)
}
tree.setMeasure(measure, of: text)
tree.layout(row, in: RootSpace(width: .definite(320)))
for node in [row, picture, text, button] { print(tree.frame(of: node)) }
