import HeadlessUIKit

extension Snapshotting where Format == UIImage {
    /// The strategy with drawings over its pictures that show how views are laid out.
    ///
    /// ```swift
    /// assertSnapshot(of: controller, as: .image(on: .iPhone13).showing([.frames, .clippedText]))
    /// ```
    ///
    /// - Parameter overlays: What is drawn.
    public func showing(_ overlays: DebugOverlays) -> Snapshotting {
        Snapshotting(pathExtension: pathExtension, diffing: diffing) { value in
            Async { callback in
                let outer = MainThread.run { DebugOverlays.replaceCurrent(by: overlays) }
                defer { _ = MainThread.run { DebugOverlays.replaceCurrent(by: outer) } }
                self.snapshot(value).run(callback)
            }
        }
    }
}
