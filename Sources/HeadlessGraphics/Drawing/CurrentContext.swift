import Foundation

/// The contexts that are being drawn on, innermost last: one stack for each thread.
///
/// `pthread_setspecific` holds a C pointer and frees it by a C function, hence the `Unmanaged` references.
private final class ContextStack {
    var contexts: [CGContext] = []

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { value in
            #if canImport(Darwin)
                Unmanaged<ContextStack>.fromOpaque(value).release()
            #else
                if let value { Unmanaged<ContextStack>.fromOpaque(value).release() }
            #endif
        }
        return key
    }()

    static var current: ContextStack {
        if let stack = pthread_getspecific(key) {
            return Unmanaged<ContextStack>.fromOpaque(stack).takeUnretainedValue()
        }
        let created = ContextStack()
        pthread_setspecific(key, Unmanaged.passRetained(created).toOpaque())
        return created
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context that the calling thread draws on; nil outside of drawing code.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the one that the calling thread draws on, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Brings back the context before the last ``UIGraphicsPushContext(_:)``.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle of the current context with its fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle of the current context with its fill colour under a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(mode)
    context.fill(rect)
    context.restoreGState()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a frame one point wide along the inside of a rectangle of the current context.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = context.state.fillColor
    context.saveGState()
    context.state.strokeColor = color
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    context.restoreGState()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Limits drawing on the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
