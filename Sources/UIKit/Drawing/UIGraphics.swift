import Foundation

/// The contexts that drawing goes to, the last one first; each thread has its own.
private final class ContextStack {
    enum Entry {
        /// A context that someone gave.
        case context(CGContext)
        /// A bitmap that was begun here; without a context if it has no pixels.
        case image(CGContext?, scale: CGFloat)
    }

    var entries: [Entry] = []

    static var current: ContextStack {
        let key = "UIGraphicsContextStack"
        if let known = Thread.current.threadDictionary[key] as? ContextStack { return known }
        let made = ContextStack()
        Thread.current.threadDictionary[key] = made
        return made
    }
}

/// Returns the context that drawing goes to at present, if there is one.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    switch ContextStack.current.entries.last {
    case .context(let context): context
    case .image(let context, _): context
    case nil: nil
    }
}

/// Makes a context the one that drawing goes to.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.entries.append(.context(context)) }

/// Takes back the last `UIGraphicsPushContext`.
public func UIGraphicsPopContext() {
    if case .context = ContextStack.current.entries.last { ContextStack.current.entries.removeLast() }
}

/// Begins a bitmap of one pixel a point that drawing goes to.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a bitmap that drawing goes to. A scale of 0 stands for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UITraitCollection.host.displayScale
    ContextStack.current.entries.append(.image(ImageContext.make(size: size, scale: scale, isOpaque: opaque), scale: scale))
}

/// Returns an image of what was drawn to the present bitmap; `nil` if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard case .image(let context?, let scale) = ContextStack.current.entries.last, let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the present bitmap.
public func UIGraphicsEndImageContext() {
    if case .image = ContextStack.current.entries.last { ContextStack.current.entries.removeLast() }
}

/// Makes the contexts of bitmaps as UIKit has them.
enum ImageContext {
    static func make(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width < 32767, height < 32767,
            let surface = Surface(width: Int(width), height: Int(height), format: isOpaque ? .bgrx : .bgra)
        else { return nil }
        return CGContext(surface: surface, scale: scale, isFlipped: true)
    }
}

// MARK: Rectangles

/// Fills a rectangle in the current fill colour, which replaces what is there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle in the current fill colour with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    withCurrentContext(blendMode) { $0.fill(rect) }
}

/// Draws a frame of one point inside a rectangle in the current fill colour, which replaces what is there.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point inside a rectangle in the current fill colour with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    withCurrentContext(blendMode) { context in
        context.addRect(rect)
        context.addRect(rect.insetBy(dx: min(1, rect.width / 2), dy: min(1, rect.height / 2)))
        context.fillPath(using: .evenOdd)
    }
}

/// Narrows the current context's clip to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

private func withCurrentContext(_ blendMode: CGBlendMode, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.beginPath()
    body(context)
    context.restoreGState()
}
