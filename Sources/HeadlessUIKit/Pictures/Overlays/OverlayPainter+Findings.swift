internal import DisplayList

/// The overlays of what is wrong: edges off the pixel grid, scaled images, texts that are cut.
extension OverlayPainter {
    mutating func drawMisalignedPixels() {
        for shown in tree.views where shown.isInPicture {
            drawImageScale(of: shown)
            guard shown.isStraight, showsEdges(shown.view) else { continue }
            let box = shown.box
            let edges = [("x", box.minX), ("y", box.minY), ("right", box.maxX), ("bottom", box.maxY)]
            let off = edges.filter { !isOnPixel($0.1) }
            guard !off.isEmpty else { continue }
            fill(shown.bounds, of: shown, .magenta, alpha: 0.35)
            outline(shown.bounds, of: shown, .magenta)
            // Views that are off because the one around them is need no words.
            guard let parent = shown.parent, isOwn(off.map(\.0), of: shown, in: tree.views[parent]) else {
                continue
            }
            let text = off.map { "\($0.0) \(overlayNumber($0.1))" }.joined(separator: ", ")
            label(text, .magenta, at: box, of: shown, isBeside: true)
        }
    }

    /// Whether one of some edges is off the grid in the superview too.
    private func isOwn(_ edges: [String], of shown: ShownView, in parent: ShownView) -> Bool {
        let (box, outer) = (shown.box, parent.box)
        let offsets = [
            "x": box.minX - outer.minX, "y": box.minY - outer.minY, "right": box.maxX - outer.minX,
            "bottom": box.maxY - outer.minY,
        ]
        return edges.contains { offsets[$0].map { !isOnPixel($0) } ?? false }
    }

    private func isOnPixel(_ points: CGFloat) -> Bool {
        let pixels = points * scale
        return abs(pixels - pixels.rounded()) < 0.02
    }

    /// Whether edges of the view are seen.
    private func showsEdges(_ view: UIView) -> Bool {
        if (view.backgroundStorage?.displayColor(in: view.traitCollection).alpha ?? 0) > 0 { return true }
        if let layer = view.layerStorage, layer.borderWidth > 0 || layer.contents != nil { return true }
        switch view {
        case let label as UILabel: return label.textFit != nil
        case let picture as UIImageView: return picture.image != nil
        default: return false
        }
    }

    private mutating func drawImageScale(of shown: ShownView) {
        guard let (pixels, rect) = shownImage(of: shown), pixels.width > 4, pixels.height > 4 else { return }
        let along = (shown.map.a * shown.map.a + shown.map.b * shown.map.b).squareRoot()
        let across = (shown.map.c * shown.map.c + shown.map.d * shown.map.d).squareRoot()
        let x = rect.width * along * scale / pixels.width
        let y = rect.height * across * scale / pixels.height
        guard abs(x - 1) > 0.01 || abs(y - 1) > 0.01, x.isFinite, y.isFinite else { return }
        let part = rect.common(with: shown.bounds)
        fill(part, of: shown, .amber, alpha: 0.35)
        let factor = abs(x - y) < 0.01 ? overlayNumber(x) : "\(overlayNumber(x)) × \(overlayNumber(y))"
        let text = "scaled \(factor), \(overlaySize(pixels)) px"
        label(text, .amber, at: part.applying(shown.map), of: shown)
    }

    /// The picture that a view shows, in pixels, and the rectangle that it is drawn in. Symbols and resizable pictures are
    /// drawn for each size.
    private func shownImage(of shown: ShownView) -> (pixels: CGSize, rect: CGRect)? {
        if let view = shown.view as? UIImageView, let image = view.image {
            guard !image.isSymbolImage, image.capInsets == .zero, let picture = image.cgImage else {
                return nil
            }
            let rect = view.contentMode.rect(for: image.size, in: shown.bounds)
            let isSideways = (image.size.width > image.size.height) != (picture.width > picture.height)
            let size = CGSize(width: picture.width, height: picture.height)
            return (isSideways ? CGSize(width: size.height, height: size.width) : size, rect)
        }
        guard let layer = shown.view.layerStorage, let contents = layer.contents,
            let picture = contents as? CGImage
        else { return nil }
        let scale = max(layer.contentsScale, 1)
        let size = CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
        let rect = layer.contentsGravity.rect(for: size, in: shown.bounds)
        return (CGSize(width: picture.width, height: picture.height), rect)
    }

    // MARK: Texts

    mutating func drawClippedText() {
        for shown in tree.views where shown.isInPicture {
            guard let (fit, limit) = fit(of: shown.view), let text = problem(fit, limit, of: shown) else {
                continue
            }
            fill(shown.bounds, of: shown, .red, alpha: 0.15)
            outline(shown.bounds, of: shown, .red)
            label(text, .red, at: shown.box, of: shown, isBeside: true)
        }
    }

    private func fit(of view: UIView) -> (TextFit, limit: Int)? {
        switch view {
        case let label as UILabel: label.textFit.map { ($0, label.numberOfLines) }
        case let view as UITextView: view.textFit.map { ($0, 0) }
        default: nil
        }
    }

    private func problem(_ fit: TextFit, _ limit: Int, of shown: ShownView) -> String? {
        let bounds = shown.bounds
        let isLow = fit.lineCount == 1 && bounds.height < fit.needed.height * 0.8
        if fit.isTruncated || isLow {
            if limit == 1, fit.needed.width > bounds.width + 0.5 {
                return "cut: needs a width of \(overlayNumber(fit.needed.width))"
            }
            if fit.needed.height > bounds.height + 0.5 {
                return "cut: needs a height of \(overlayNumber(fit.needed.height))"
            }
            return "cut after \(fit.lineCount) \(fit.lineCount == 1 ? "line" : "lines")"
        }
        let box = fit.rect.applying(shown.map)
        let seen = box.common(with: shown.fixedClip)
        guard seen.width < box.width - 1 || seen.height < box.height - 1, box.intersects(shown.clip) else {
            return nil
        }
        return "clipped: \(overlaySize(box.size)), seen \(overlaySize(seen.size))"
    }
}
