internal import DisplayList
internal import LayoutCore

/// What a view shows over a time, as a value that can be written to files on any thread.
///
/// The animation clock is advanced from frame to frame, so that every frame shows its own instant, however long drawing
/// takes. Frames are recorded as drawings; pixels exist for a few frames at a time, while a file is written.
///
/// ```swift
/// let film = Film(of: card, duration: 0.6, framesPerSecond: 30) {
///     UIView.animate(withDuration: 0.5) { card.isOpen = true; card.layoutIfNeeded() }
/// }
/// try film.apng().write(to: folder.appendingPathComponent("card.png"))
/// ```
public struct Film: Sendable {
    /// One picture of a film.
    public struct Frame: Sendable {
        /// Seconds since the start of the film.
        public let time: TimeInterval
        /// What is seen.
        public let drawing: ViewDrawing
    }

    /// The frames, in order, so many for each second.
    public let frames: [Frame]
    /// What was seen before the animations were started.
    public let before: ViewDrawing
    /// Frames a second.
    public let framesPerSecond: Double
    /// How often the film runs; 0, the default, is for ever.
    public var loopCount = 0
    /// Pixels per point in files of pixels; by default the scale that the view was laid out for.
    public var scale: CGFloat

    /// What was seen at the end.
    public var after: ViewDrawing { frames.last?.drawing ?? before }
    /// The size of the largest frame, in points.
    public var size: CGSize {
        frames.reduce(before.size) { size, frame in
            CGSize(
                width: max(size.width, frame.drawing.size.width),
                height: max(size.height, frame.drawing.size.height))
        }
    }
    /// Seconds from the start of the first frame to the end of the last.
    public var duration: TimeInterval { Double(frames.count) / framesPerSecond }

    /// Without a duration, the film ends when the animations do, and after this time at the latest.
    public static let longestDuration: TimeInterval = 60

    /// Records what a view shows.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - duration: Seconds; the last frame is the one at that instant. Nil, the default, is until no animation is
    ///     left that ends.
    ///   - framesPerSecond: 1 to 120; 30 by default.
    ///   - animations: Starts the animations, and may have `AnimationClock` start later ones; called once.
    @MainActor
    public init(
        of view: UIView, duration: TimeInterval? = nil, framesPerSecond: Double = 30,
        animations: () -> Void = {}
    ) {
        self.init(duration, framesPerSecond, animations) { ViewDrawing(of: view) }
    }

    /// Records a window, with the parts of the device that are drawn over it and around it.
    ///
    /// - Parameters:
    ///   - window: The window. Its screen says which device it is.
    ///   - chrome: The parts of the device that are drawn.
    ///   - duration: Seconds; nil, the default, is until no animation is left that ends.
    ///   - framesPerSecond: 1 to 120; 30 by default.
    ///   - animations: Starts the animations; called once.
    @MainActor
    public init(
        of window: UIWindow, showing chrome: ScreenChrome, duration: TimeInterval? = nil,
        framesPerSecond: Double = 30, animations: () -> Void = {}
    ) {
        self.init(duration, framesPerSecond, animations) { ViewDrawing(of: window, showing: chrome) }
    }

    @MainActor
    private init(
        _ duration: TimeInterval?, _ framesPerSecond: Double, _ animations: () -> Void,
        draw: () -> ViewDrawing
    ) {
        let rate = framesPerSecond.isFinite ? min(max(framesPerSecond, 1), 120) : 30
        let clock = AnimationClock.current
        before = draw()
        animations()
        CATransaction.flush()
        let start = clock.now
        var frames = [Frame(time: 0, drawing: draw())]
        let limit = duration.map { $0 > 0 ? min($0, Self.longestDuration * 10) : 0 } ?? Self.longestDuration
        while true {
            let time = Double(frames.count) / rate
            guard time <= limit + 1e-9, duration != nil || clock.isPending else { break }
            clock.advance(to: start + time)
            frames.append(Frame(time: time, drawing: draw()))
        }
        self.frames = frames
        self.framesPerSecond = rate
        scale = before.scale
    }

    private init(_ film: Film, frames: [Frame], framesPerSecond: Double, scale: CGFloat) {
        self.frames = frames
        before = film.before
        self.framesPerSecond = framesPerSecond
        loopCount = film.loopCount
        self.scale = scale
    }

    /// The frame that is seen at an instant, in seconds since the start of the film.
    public func frame(at time: TimeInterval) -> Frame? {
        let index = (time * framesPerSecond + 1e-9).rounded(.down)
        guard index.isFinite else { return frames.first }
        return frames.isEmpty ? nil : frames[Int(min(max(index, 0), Double(frames.count - 1)))]
    }

    /// The film with one of so many frames, and another number of pixels.
    func reduced(every step: Int, scale factor: CGFloat) -> Film {
        let kept = stride(from: 0, to: frames.count, by: max(step, 1)).map { frames[$0] }
        return Film(
            self, frames: kept, framesPerSecond: framesPerSecond / Double(max(step, 1)), scale: scale * factor
        )
    }

    // MARK: Shots

    /// Frames in succession that are drawn alike.
    struct Shot: Sendable {
        let list: DisplayList
        let start: Double
        var end: Double
    }

    /// The canvas of all frames, in points.
    private var canvas: Size { Size(width: Double(size.width), height: Double(size.height)) }

    /// Whether every pixel of every frame is opaque.
    var isOpaque: Bool { frames.allSatisfy { $0.drawing.isOpaque && $0.drawing.size == size } }

    /// The different pictures of the film on one canvas.
    var shots: [Shot] {
        var shots: [Shot] = []
        for (index, frame) in frames.enumerated() {
            let end = Double(index + 1) / framesPerSecond
            let list = DisplayList(size: canvas, commands: frame.drawing.list.commands)
            if let last = shots.last, last.list == list {
                shots[shots.count - 1].end = end
            } else {
                shots.append(Shot(list: list, start: frame.time, end: end))
            }
        }
        return shots
    }
}
