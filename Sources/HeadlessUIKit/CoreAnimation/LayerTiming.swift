/// The timing of a layer that differs from its parent's.
final class LayerTiming {
    var beginTime = 0.0
    var speed: Float = 1
    var timeOffset = 0.0
    var duration = 0.0
    var repeatCount: Float = 0
    var repeatDuration = 0.0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// Whether any layer ever had a time of its own. Until then no layer's timing is evaluated.
    @MainActor private(set) static var isInUse = false
    /// The clock whose next event calls the observers of layers' times. Weak: the event of a clock that ends never comes.
    @MainActor private static weak var reviewClock: AnimationClock?
    @MainActor private static var waiting: [ObjectIdentifier: () -> Void] = [:]

    @MainActor
    init() { LayerTiming.isInUse = true }

    func local(_ time: Double) -> Double { (time - beginTime) * Double(speed) + timeOffset }

    func outer(_ time: Double) -> Double {
        guard speed != 0 else { return local(0) >= time ? -.infinity : .infinity }
        return (time - timeOffset) / Double(speed) + beginTime
    }

    @MainActor
    static func review(_ waiter: AnyObject, _ body: @escaping () -> Void) {
        waiting[ObjectIdentifier(waiter)] = body
    }

    @MainActor
    static func forget(_ waiter: AnyObject) {
        if isInUse { waiting[ObjectIdentifier(waiter)] = nil }
    }

    /// Calls the observers as the clock's next event: a layer is resumed by several changes.
    @MainActor
    static func changed() {
        let clock = AnimationClock.current
        guard reviewClock !== clock, !waiting.isEmpty else { return }
        reviewClock = clock
        clock.schedule(after: 0) {
            reviewClock = nil
            for body in waiting.values { body() }
        }
    }
}

extension CALayer {
    /// The layer's time at an instant of the clock.
    final func localTime(at now: Double) -> Double {
        guard LayerTiming.isInUse else { return now }
        let outer = parentForTime?.localTime(at: now) ?? now
        return timing?.local(outer) ?? outer
    }

    /// The clock's instant of a layer's time; infinity where the layer is paused before it.
    final func instant(of time: Double) -> Double {
        guard LayerTiming.isInUse else { return time }
        let outer = timing?.outer(time) ?? time
        return parentForTime?.instant(of: outer) ?? outer
    }

    private var parentForTime: CALayer? {
        superlayerStorage ?? owner?.superviewStorage?.layerStorage
    }

    /// A time of another layer in this layer's; nil is the clock's.
    @discardableResult public final func convertTime(_ time: CFTimeInterval, from layer: CALayer?)
        -> CFTimeInterval
    {
        localTime(at: layer?.instant(of: time) ?? time)
    }

    /// A time of this layer in another layer's; nil is the clock's.
    @discardableResult public final func convertTime(_ time: CFTimeInterval, to layer: CALayer?)
        -> CFTimeInterval
    {
        let now = instant(of: time)
        return layer?.localTime(at: now) ?? now
    }

    private func change(_ body: (LayerTiming) -> Void) {
        let timing = timing ?? LayerTiming()
        self.timing = timing
        body(timing)
        LayerTiming.changed()
    }
}

extension CALayer: CAMediaTiming {
    /// When the layer's time starts, in its parent's time. 0 by default.
    public final var beginTime: CFTimeInterval {
        get { timing?.beginTime ?? 0 }
        set { if newValue.isFinite { change { $0.beginTime = newValue } } }
    }
    /// The ratio of the layer's time to its parent's; 0 pauses it. 1 by default.
    public final var speed: Float {
        get { timing?.speed ?? 1 }
        set { if newValue.isFinite { change { $0.speed = newValue } } }
    }
    /// An offset that is added to the layer's time. 0 by default.
    public final var timeOffset: CFTimeInterval {
        get { timing?.timeOffset ?? 0 }
        set { if newValue.isFinite { change { $0.timeOffset = newValue } } }
    }
    /// Stored, without effect on a layer.
    public final var duration: CFTimeInterval {
        get { timing?.duration ?? 0 }
        set { change { $0.duration = newValue } }
    }
    /// Stored, without effect on a layer.
    public final var repeatCount: Float {
        get { timing?.repeatCount ?? 0 }
        set { change { $0.repeatCount = newValue } }
    }
    /// Stored, without effect on a layer.
    public final var repeatDuration: CFTimeInterval {
        get { timing?.repeatDuration ?? 0 }
        set { change { $0.repeatDuration = newValue } }
    }
    /// Stored, without effect on a layer.
    public final var autoreverses: Bool {
        get { timing?.autoreverses ?? false }
        set { change { $0.autoreverses = newValue } }
    }
    /// Stored, without effect on a layer.
    public final var fillMode: CAMediaTimingFillMode {
        get { timing?.fillMode ?? .removed }
        set { change { $0.fillMode = newValue } }
    }
}
