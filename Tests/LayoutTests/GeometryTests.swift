import Layout
import Testing
import UIKit

/// Readers, observers, anchors, preferences.
@MainActor @Suite struct GeometryTests {
    @Test func readersMakeLayoutsForTheirSize() {
        let (one, other) = (UIView(), UIView())
        let container = laidOut(400, 100) {
            GeometryReader { proxy in
                if proxy.size.width > 300 {
                    HStack {
                        one.layout()
                        other.layout()
                    }
                } else {
                    VStack {
                        one.layout()
                        other.layout()
                    }
                }
            }
        }
        #expect(other.frame == box(200, 0, 200, 100))
        container.frame.size.width = 200
        container.layoutIfNeeded()
        #expect(other.frame == box(0, 50, 200, 50))
    }

    @Test func proxiesKnowWhereTheyAre() {
        var found: [CGRect] = []
        let container = laidOut {
            VStack {
                Color(.red).frame(height: 50)
                GeometryReader { proxy -> EmptyLayout in
                    found = [
                        proxy.frame, proxy.localFrame, proxy.frame(in: .named("column")), proxy.globalFrame,
                    ]
                    return EmptyLayout()
                }
            }
            .coordinateSpace(name: "column")
            .padding(20)
        }
        #expect(container.frame.width == 300)
        #expect(
            found == [
                box(20, 70, 260, 110), box(0, 0, 260, 110), box(0, 50, 260, 110), box(20, 70, 260, 110),
            ])
        let own = GeometryProxy(size: CGSize(width: 3, height: 4), frame: box(1, 2, 3, 4))
        #expect(own.frame == box(1, 2, 3, 4) && own.bounds == box(0, 0, 3, 4))
    }

    @Test func readersWithAViewAreFilledByHand() {
        let view = UIView()
        var count = 0
        let container = laidOut {
            GeometryReader { proxy, canvas in
                count += 1
                canvas.addSubview(view)
                view.frame = CGRect(x: 0, y: 0, width: proxy.size.width / 2, height: 10)
            }
            .padding(10)
        }
        #expect(view.frame == box(0, 0, 140, 10))
        #expect(view.superview?.frame == box(10, 10, 280, 180))
        container.setNeedsLayout()
        container.layoutIfNeeded()
        #expect(count == 1)
    }

    @Test func changesOfGeometryAreReported() {
        var sizes: [CGSize] = []
        let container = laidOut {
            Color(.red).padding(10).onGeometryChange { sizes.append($0.size) }
        }
        container.frame.size.width = 100
        container.layoutIfNeeded()
        #expect(sizes == [CGSize(width: 300, height: 200), CGSize(width: 100, height: 200)])
    }

    struct Widest: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    @Test func preferencesGoUp() {
        var reported: [CGFloat] = []
        var width: CGFloat = 30
        let container = laidOut {
            HStack {
                Color(.red).preference(key: Widest.self, value: width)
                Color(.blue).preference(key: Widest.self, value: 20)
            }
            .onPreferenceChange(Widest.self) { reported.append($0) }
        }
        container.updateBody()
        container.layoutIfNeeded()
        width = 50
        container.updateBody()
        container.layoutIfNeeded()
        #expect(reported == [30, 50])
    }

    struct Marked: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    @Test func overlaysFollowAnchors() {
        let frame = UIView()
        _ = laidOut {
            HStack {
                Color(.red).frame(width: 100)
                Color(.blue).anchorPreference(key: Marked.self, value: .bounds) { $0 }
            }
            .overlayPreferenceValue(Marked.self) { anchor in
                GeometryReader { proxy in
                    if let anchor {
                        let box = proxy[anchor]
                        frame.layout().size(width: box.width, height: 2).offset(x: box.minX, y: box.maxY - 2)
                    }
                }
            }
        }
        #expect(frame.frame == box(100, 198, 200, 2))
    }

    struct Diagonal: CustomLayout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            var place = bounds.origin
            for subview in subviews {
                let size = subview.sizeThatFits(.unspecified)
                place.y += subview[Gap.self]
                subview.place(at: place, proposal: .unspecified)
                place = CGPoint(x: place.x + size.width, y: place.y + size.height)
            }
        }
    }

    struct Gap: LayoutValueKey {
        static var defaultValue: CGFloat { 0 }
    }

    @Test func customLayouts() {
        let (one, other) = (SizedView(40, 30), SizedView(20, 10))
        let container = laidOut {
            Diagonal() {
                one.layout()
                other.layout().layoutValue(key: Gap.self, value: 5)
            }
        }
        #expect(container.intrinsicContentSize == CGSize(width: 60, height: 40))
        #expect(one.frame == box(120, 80, 40, 30))
        #expect(other.frame == box(160, 115, 20, 10))
    }
}
