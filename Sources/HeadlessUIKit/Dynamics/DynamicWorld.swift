/// The bodies of an animator's items, and how they collide.
///
/// Steps are of constant length; velocities are corrected by sequential impulses, first for attachments, then for collisions.
@MainActor
final class DynamicWorld {
    /// Two bodies, or a body and a boundary, that touch.
    private struct Touch {
        let first: DynamicBody
        /// Nil for a boundary.
        let second: DynamicBody?
        let contact: Polygon.Contact
        /// The speed away from each other that the collision aims at.
        let rebound: Double
    }

    private(set) var bodies: [DynamicBody] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    func body(of item: any UIDynamicItem) -> DynamicBody? {
        indices[ObjectIdentifier(item)].map { bodies[$0] }
    }

    /// Makes bodies for exactly these items; those that are there keep their velocities.
    func setItems(_ items: [any UIDynamicItem]) {
        var (found, places): ([DynamicBody], [ObjectIdentifier: Int]) = ([], [:])
        for item in items where places[ObjectIdentifier(item)] == nil {
            places[ObjectIdentifier(item)] = found.count
            found.append(body(of: item) ?? DynamicBody(item))
        }
        (bodies, indices) = (found, places)
    }

    /// Makes the body of an item anew: its size, center or transform has changed.
    func update(_ item: any UIDynamicItem) {
        guard let index = indices[ObjectIdentifier(item)] else { return }
        let old = bodies[index]
        let body = DynamicBody(item)
        (body.velocity, body.angularVelocity) = (old.velocity, old.angularVelocity)
        bodies[index] = body
    }

    /// Moves all bodies by one step.
    func advance(_ behaviors: [UIDynamicBehavior], over step: Double) {
        for body in bodies {
            body.readItem()
            body.resetProperties()
        }
        for behavior in behaviors { (behavior as? UIDynamicItemBehavior)?.configure(self) }
        for behavior in behaviors { behavior.applyForces(in: self, over: step) }
        let collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
        let found = collisions.flatMap { touches(of: $0) }
        for _ in 0..<12 {
            for behavior in behaviors { behavior.correctVelocities(in: self, over: step) }
            for touch in found { resolve(touch) }
        }
        for body in bodies { body.move(over: step) }
        for touch in found { separate(touch) }
        for collision in collisions { collision.notifyDelegate() }
    }

    private func touches(of collision: UICollisionBehavior) -> [Touch] {
        collision.beginStep()
        let bodies = collision.items.compactMap { body(of: $0) }
        let polygons = bodies.map(\.polygon)
        var touches: [Touch] = []
        if collision.collisionMode.contains(.items) {
            for one in bodies.indices {
                for two in bodies.indices.dropFirst(one + 1) {
                    guard let contact = Polygon.contact(polygons[one], polygons[two]) else { continue }
                    collision.note(bodies[one].item, bodies[two].item, at: contact.point)
                    touches.append(touch(bodies[one], bodies[two], contact))
                }
            }
        }
        guard collision.collisionMode.contains(.boundaries) else { return touches }
        for (body, polygon) in zip(bodies, polygons) {
            for (identifier, contact) in collision.boundaryContacts(of: polygon) {
                collision.note(body.item, identifier, at: contact.point)
                touches.append(touch(body, nil, contact))
            }
        }
        return touches
    }

    private func touch(_ first: DynamicBody, _ second: DynamicBody?, _ contact: Polygon.Contact) -> Touch {
        let speed = approach(first, second, contact)
        let elasticity = max(first.elasticity, second?.elasticity ?? 0)
        // Slow contacts do not bounce, so that stacked items come to rest.
        return Touch(
            first: first, second: second, contact: contact, rebound: speed > 20 ? speed * elasticity : 0)
    }

    private func arm(_ body: DynamicBody, _ contact: Polygon.Contact) -> CGPoint {
        CGPoint(x: contact.point.x - body.position.x, y: contact.point.y - body.position.y)
    }

    private func relativeVelocity(
        _ first: DynamicBody, _ second: DynamicBody?, _ contact: Polygon.Contact
    ) -> CGPoint {
        let one = first.velocity(at: arm(first, contact))
        let two = second.map { $0.velocity(at: arm($0, contact)) } ?? .zero
        return CGPoint(x: one.x - two.x, y: one.y - two.y)
    }

    /// The speed at which the bodies approach each other.
    private func approach(
        _ first: DynamicBody, _ second: DynamicBody?, _ contact: Polygon.Contact
    ) -> Double {
        let velocity = relativeVelocity(first, second, contact)
        return velocity.x * contact.normal.x + velocity.y * contact.normal.y
    }

    private func resolve(_ touch: Touch) {
        let normal = touch.contact.normal
        let speed = approach(touch.first, touch.second, touch.contact)
        let missing = speed + touch.rebound
        guard missing > 0 else { return }
        let pushed = missing / resistance(touch, along: normal)
        guard pushed.isFinite else { return }
        apply(touch, CGPoint(x: -normal.x * pushed, y: -normal.y * pushed))
        rub(touch, pressedBy: pushed)
    }

    private func rub(_ touch: Touch, pressedBy pushed: Double) {
        let friction = (touch.first.friction * (touch.second?.friction ?? touch.first.friction)).squareRoot()
        guard friction > 0 else { return }
        let tangent = CGPoint(x: -touch.contact.normal.y, y: touch.contact.normal.x)
        let velocity = relativeVelocity(touch.first, touch.second, touch.contact)
        let sliding = velocity.x * tangent.x + velocity.y * tangent.y
        let stopping = sliding / resistance(touch, along: tangent)
        let impulse = min(max(stopping, -friction * pushed), friction * pushed)
        apply(touch, CGPoint(x: -tangent.x * impulse, y: -tangent.y * impulse))
    }

    /// The change of the relative speed along a direction by an impulse of 1.
    private func resistance(_ touch: Touch, along direction: CGPoint) -> Double {
        func share(_ body: DynamicBody) -> Double {
            let arm = arm(body, touch.contact)
            let lever = arm.x * direction.y - arm.y * direction.x
            return body.inverseMass + lever * lever * body.inverseInertia
        }
        return share(touch.first) + (touch.second.map(share) ?? 0)
    }

    private func apply(_ touch: Touch, _ impulse: CGPoint) {
        touch.first.apply(impulse, at: arm(touch.first, touch.contact))
        if let second = touch.second {
            second.apply(CGPoint(x: -impulse.x, y: -impulse.y), at: arm(second, touch.contact))
        }
    }

    /// Moves bodies apart that overlap.
    private func separate(_ touch: Touch) {
        let total = touch.first.inverseMass + (touch.second?.inverseMass ?? 0)
        guard total > 0 else { return }
        let distance = max(touch.contact.depth - 0.1, 0) * (touch.second == nil ? 1 : 0.5) / total
        func move(_ body: DynamicBody, _ sign: Double) {
            body.position.x += touch.contact.normal.x * distance * body.inverseMass * sign
            body.position.y += touch.contact.normal.y * distance * body.inverseMass * sign
        }
        move(touch.first, -1)
        if let second = touch.second { move(second, 1) }
    }
}
