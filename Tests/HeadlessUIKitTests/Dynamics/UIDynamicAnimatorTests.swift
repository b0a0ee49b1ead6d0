import Testing
import UIKit

@testable import HeadlessUIKit

/// Bodies against the formulas of mechanics.
@MainActor
@Suite struct UIDynamicAnimatorTests {
    private func box(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat = 100) -> UIView {
        UIView(frame: CGRect(x: x, y: y, width: size, height: size))
    }

    @Test func gravityIsAThousandPointsASecondSquared() {
        withOwnClock { clock in
            let (view, item) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 10_000)), box(0, 0))
            let animator = UIDynamicAnimator(referenceView: view)
            animator.addBehavior(UIGravityBehavior(items: [item]))
            clock.advance(by: 1)
            // The steps add their half: 500 and 1000 / 240 / 2.
            #expect(abs(item.center.y - 50 - 502.1) < 10, "\(item.center)")
            #expect(item.center.x == 50)
            #expect(animator.isRunning && abs(animator.elapsedTime - 1) < 0.02)
        }
    }

    @Test func propertiesOfItemsEndWithTheirBehavior() {
        withOwnClock { clock in
            let (view, item) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 10_000)), box(0, 0))
            let animator = UIDynamicAnimator(referenceView: view)
            animator.addBehavior(UIGravityBehavior(items: [item]))
            let anchor = UIDynamicItemBehavior(items: [item])
            anchor.isAnchored = true
            animator.addBehavior(anchor)
            clock.advance(by: 1)
            #expect(item.center.y == 50)
            animator.removeBehavior(anchor)
            clock.advance(by: 1)
            #expect(item.center.y > 400, "\(item.center)")
        }
    }

    @Test func fieldsFollowTheirDirection() {
        withOwnClock { clock in
            let (view, item) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)), box(0, 0, 10))
            let animator = UIDynamicAnimator(referenceView: view)
            let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 100, dy: 0))
            field.addItem(item)
            animator.addBehavior(field)
            field.direction = CGVector(dx: 0, dy: 100)
            clock.advance(by: 1)
            #expect(item.center.x == 5 && abs(item.center.y - 105) < 3, "\(item.center)")
        }
    }

    @Test func numbersThatAreNoneEndInRest() {
        withOwnClock { clock in
            let (view, item) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)), box(0, 0, 10))
            let animator = UIDynamicAnimator(referenceView: view)
            let field = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: CGFloat.nan, dy: 0) }
            field.addItem(item)
            animator.addBehavior(field)
            clock.advance(by: 3)
            #expect(item.center == CGPoint(x: 5, y: 5) && !animator.isRunning)
        }
    }

    @Test func itemsRestOnTheFloorAndTheAnimatorPauses() {
        withOwnClock { clock in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            let (low, high) = (box(100, 200), box(100, 20))
            let animator = UIDynamicAnimator(referenceView: view)
            let collision = UICollisionBehavior(items: [low, high])
            collision.translatesReferenceBoundsIntoBoundary = true
            animator.addBehavior(collision)
            animator.addBehavior(UIGravityBehavior(items: [low, high]))
            clock.advance(by: 5)
            #expect(abs(low.frame.maxY - 400) < 1.5, "\(low.frame)")
            #expect(abs(high.frame.maxY - 300) < 2.5, "\(high.frame)")
            #expect(!animator.isRunning)
        }
    }

    @Test func elasticItemsBounceAsHighAsTheyFell() {
        withOwnClock { clock in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            let item = box(100, 0, 40)
            let animator = UIDynamicAnimator(referenceView: view)
            let collision = UICollisionBehavior(items: [item])
            collision.translatesReferenceBoundsIntoBoundary = true
            let properties = UIDynamicItemBehavior(items: [item])
            properties.elasticity = 1
            animator.addBehavior(collision)
            animator.addBehavior(properties)
            animator.addBehavior(UIGravityBehavior(items: [item]))
            var (wasLow, highest) = (false, CGFloat.infinity)
            for _ in 0..<240 {
                clock.advance(by: 1.0 / 120)
                if item.frame.maxY > 395 { wasLow = true }
                if wasLow { highest = min(highest, item.frame.minY) }
            }
            #expect(wasLow && highest < 30, "\(highest)")
        }
    }

    @Test func aPushOfOneGivesMassOneAHundredPointsASecond() {
        withOwnClock { clock in
            let item = box(0, 0)
            let animator = UIDynamicAnimator(
                referenceView: UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
            let push = UIPushBehavior(items: [item], mode: .instantaneous)
            push.setAngle(0, magnitude: 1)
            animator.addBehavior(push)
            clock.advance(by: 1)
            #expect(abs(item.center.x - 150) < 2, "\(item.center)")
            #expect(!push.active)
            let small = box(0, 0, 50)
            let other = UIPushBehavior(items: [small], mode: .continuous)
            other.pushDirection = CGVector(dx: 1, dy: 0)
            animator.addBehavior(other)
            clock.advance(by: 1)
            // A quarter of the mass: 400 points a second squared.
            #expect(abs(small.center.x - 25 - 200) < 5, "\(small.center)")
        }
    }

    @Test func snappingEndsAtThePointUpright() {
        withOwnClock { clock in
            let item = box(0, 0)
            item.transform = CGAffineTransform(rotationAngle: 0.7)
            let animator = UIDynamicAnimator(referenceView: UIView())
            animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 120)))
            clock.advance(by: 3)
            #expect(abs(item.center.x - 200) < 0.5 && abs(item.center.y - 120) < 0.5)
            #expect(abs(atan2(item.transform.b, item.transform.a)) < 0.01)
            #expect(!animator.isRunning)
        }
    }

    @Test func attachedItemsKeepTheirDistance() {
        withOwnClock { clock in
            let item = box(150, 50, 20)
            let animator = UIDynamicAnimator(referenceView: UIView())
            let anchor = CGPoint(x: 60, y: 60)
            let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: anchor)
            #expect(attachment.length == 100)
            animator.addBehavior(attachment)
            animator.addBehavior(UIGravityBehavior(items: [item]))
            var lowest: CGFloat = 0
            for _ in 0..<180 {
                clock.advance(by: 1.0 / 60)
                let distance = hypot(item.center.x - anchor.x, item.center.y - anchor.y)
                #expect(abs(distance - 100) < 6, "\(distance)")
                lowest = max(lowest, item.center.y)
            }
            #expect(lowest > 150)
        }
    }

    private final class Contacts: NSObject, UICollisionBehaviorDelegate {
        var seen: [String] = []

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at point: CGPoint
        ) { seen.append("began \(identifier.map { "\($0)" } ?? "nil")") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?
        ) { seen.append("ended \(identifier.map { "\($0)" } ?? "nil")") }
    }

    @Test func boundariesAreNamedToTheDelegate() {
        withOwnClock { clock in
            let item = box(0, 0, 20)
            let animator = UIDynamicAnimator(
                referenceView: UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 500)))
            let collision = UICollisionBehavior(items: [item])
            let delegate = Contacts()
            collision.collisionDelegate = delegate
            collision.addBoundary(
                withIdentifier: "shelf" as NSString, from: CGPoint(x: -50, y: 200),
                to: CGPoint(x: 100, y: 200))
            animator.addBehavior(collision)
            animator.addBehavior(UIGravityBehavior(items: [item]))
            clock.advance(by: 2)
            #expect(abs(item.frame.maxY - 200) < 2, "\(item.frame)")
            #expect(delegate.seen.first == "began shelf")
            #expect(collision.boundaryIdentifiers?.count == 1)
        }
    }

    @Test func equalMassesExchangeTheirSpeeds() {
        withOwnClock { clock in
            let (one, two) = (box(0, 0, 40), box(100, 0, 40))
            let animator = UIDynamicAnimator(referenceView: UIView())
            animator.addBehavior(UICollisionBehavior(items: [one, two]))
            let properties = UIDynamicItemBehavior(items: [one, two])
            properties.elasticity = 1
            properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: one)
            animator.addBehavior(properties)
            clock.advance(by: 0.6)
            #expect(abs(properties.linearVelocity(for: one).x) < 5)
            #expect(abs(properties.linearVelocity(for: two).x - 200) < 5)
        }
    }

    @Test func behaviorsOfASubclassMoveItemsTogether() {
        withOwnClock { clock in
            final class Fall: UIDynamicBehavior {
                init(_ item: any UIDynamicItem) {
                    super.init()
                    addChildBehavior(UIGravityBehavior(items: [item]))
                }
            }
            let item = box(0, 0)
            let animator = UIDynamicAnimator(referenceView: UIView())
            let fall = Fall(item)
            var steps = 0
            fall.action = { steps += 1 }
            animator.addBehavior(fall)
            clock.advance(by: 0.5)
            #expect(item.center.y > 100 && steps > 20)
            animator.removeAllBehaviors()
            let (y, _) = (item.center.y, clock.advance(by: 1))
            #expect(item.center.y == y)
        }
    }
}
