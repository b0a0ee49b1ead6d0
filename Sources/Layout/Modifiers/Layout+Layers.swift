internal import Stacks
public import ViewBridge

extension Layout {
    /// Other layouts in front, which are offered this one's size.
    public func overlay(
        alignment: Alignment = .center, @LayoutBuilder content: () -> some Layout
    ) -> some Layout {
        layered(alignment, isBaseOnTop: false, content())
    }

    /// Other layouts behind, which are offered this one's size.
    public func background(
        alignment: Alignment = .center, @LayoutBuilder content: () -> some Layout
    ) -> some Layout {
        layered(alignment, isBaseOnTop: true, content())
    }

    /// A colour behind.
    public func background(_ color: UIColor) -> some Layout {
        layered(.center, isBaseOnTop: true, Color(color))
    }

    /// A line at the edge, inside, in front.
    public func border(_ color: UIColor, width: CGFloat = 1) -> some Layout {
        layered(.center, isBaseOnTop: false, BorderLayout(color: color, width: width))
    }

    private func layered(
        _ alignment: Alignment, isBaseOnTop: Bool, _ content: some Layout
    ) -> some Layout {
        WrappedLayout(self) { tree in
            let guides = alignment.core(in: tree)
            return Wrapper(
                element: isBaseOnTop ? .background(alignment: guides) : .overlay(alignment: guides),
                apply: { part, _ in
                    if isBaseOnTop || part.details != nil { part.madeDetails.isBaseOnTop = isBaseOnTop }
                }, finish: { _, writer in writer.writeLayer(content, alignment) })
        }
    }
}

extension LayoutWriter {
    /// Writes a layout beside the one that a modifier is around.
    func writeLayer(_ content: some Layout, _ alignment: Alignment) {
        within(1) {
            if let color = content as? Color { return color._write(into: self) }
            emit(.box, .depthStack(alignment: alignment.core(in: tree))) { fill($0, content) }
        }
    }
}

/// A line at the edge of the space.
struct BorderLayout: Layout {
    let color: UIColor
    let width: CGFloat

    func _write(into writer: LayoutWriter) {
        writer.emit(.plate, .greedy()) { part in
            writer.plate(part) { view in
                view.layer.borderWidth = width
                view.layer.borderColor = color.resolvedColor(with: view.traitCollection).cgColor
            }
        }
    }
}
