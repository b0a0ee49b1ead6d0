import Layout
import Testing
import UIKit

/// SwiftUI's modifiers beyond swift-layout's.
@MainActor @Suite struct ModifierTests {
    let a = UIView()
    let b = UIView()

    @Test func framesAlign() {
        _ = laidOut { a.layout().size(width: 50, height: 20).frame(maxWidth: .infinity, alignment: .leading) }
        #expect(a.frame == box(0, 90, 50, 20))
        _ = laidOut {
            a.layout().size(width: 50, height: 20).frame(width: 100, height: 60, alignment: .bottomTrailing)
        }
        #expect(a.frame == box(150, 110, 50, 20))
    }

    @Test func guidesAndPlaces() {
        _ = laidOut {
            VStack(alignment: .leading) {
                a.layout().size(width: 100, height: 20).alignmentGuide(.leading) { $0.width / 2 }
                b.layout().size(width: 100, height: 20)
            }
        }
        #expect(b.frame.minX - a.frame.minX == 50)
        _ = laidOut { a.layout().size(width: 50, height: 20).position(x: 40, y: 30) }
        #expect(a.frame == box(15, 20, 50, 20))
        _ = laidOut { a.layout().size(width: 50, height: 20).top(10%).trailing(5) }
        #expect(a.frame == box(245, 20, 50, 20))
        _ = laidOut { a.layout().size(width: 50%, height: 20).bottom(10).leading(30) }
        #expect(a.frame == box(30, 170, 135, 20))
    }

    @Test func insetsAndParts() {
        _ = laidOut(300, 600) {
            a.layout().safeAreaInset(edge: .bottom) { b.layout().size(width: 300, height: 50) }
        }
        #expect(a.frame == box(0, 0, 300, 550))
        #expect(b.frame == box(0, 550, 300, 50))
        _ = laidOut(320, 100) {
            a.layout().containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
        }
        #expect(a.frame == box(55, 0, 210, 100))
    }

    @Test func orderAndLooks() throws {
        let container = laidOut {
            ZStack {
                a.layout().zIndex(1)
                b.layout()
            }
        }
        #expect(container.subviews == [b, a])
        let other = laidOut {
            a.layout().size(width: 80, height: 80).opacity(0.5).clipShape(.circle).shadow(radius: 4, y: 2)
                .border(.red, width: 2)
        }
        let shadow = try #require(other.subviews.first)
        #expect(shadow.layer.shadowRadius == 4)
        let clip = try #require(shadow.subviews.first)
        #expect(clip.layer.cornerRadius == 40 && clip.clipsToBounds)
        #expect(clip.subviews.first?.alpha == 0.5)
        #expect(other.subviews.last?.layer.borderWidth == 2)
        let hidden = laidOut { a.layout().size(width: 80, height: 80).hidden() }
        #expect(hidden.subviews.first?.isHidden == true)
        #expect(hidden.intrinsicContentSize == CGSize(width: 80, height: 80))
    }

    @Test func gridsAndChoices() {
        let views = (0..<5).map { _ in UIView() }
        _ = laidOut(320, 400) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 10)], spacing: 10) {
                ForEach(views, id: \.self) { $0.layout().size(height: 40) }
            }
        }
        #expect(views[2].frame == box(220, 155, 100, 40))
        #expect(views[3].frame == box(0, 205, 100, 40))
        let container = laidOut(100, 40) {
            ViewThatFits {
                a.layout().size(width: 200, height: 20)
                b.layout().size(width: 80, height: 20)
            }
        }
        #expect(container.subviews == [b])
        container.frame.size.width = 300
        container.layoutIfNeeded()
        #expect(container.subviews == [a])
    }

    @Test func rightToLeft() {
        let container = LayoutContainer(frame: box(0, 0, 300, 100))
        container.semanticContentAttribute = .forceRightToLeft
        container.setBody {
            HStack {
                a.layout().size(width: 50, height: 50)
                Spacer()
                b.layout().size(width: 20, height: 50)
            }
        }
        container.layoutIfNeeded()
        #expect(a.frame == box(250, 25, 50, 50))
        #expect(b.frame == box(0, 25, 20, 50))
    }

    @Test func explanations() throws {
        let view = label("explained")
        let container = laidOut { HStack { view.layout() } }
        let explanation = try #require(container.explanation(of: view))
        #expect(explanation.steps.last?.size.width == Double(view.frame.width))
        #expect(explanation.description.contains("explained"))
        #expect(container.explanation(of: UIView()) == nil)
    }
}
