import CoreGraphics
import Foundation
import QuartzCore
import Sessions
import Testing

/// Tests of layers as a session shows them.
@Suite(.session) struct CoreAnimationTests {}

/// A screen with a clock that tests move by hand.
@MainActor
final class Screen {
    private let session = Session.current
    let root = CALayer()
    let renderer: LayerRenderer
    nonisolated(unsafe) private(set) var time = 1000.0

    init(width: Int = 100, height: Int = 100, scale: CGFloat = 1, background: CGColor = .white) {
        let screen = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        root.bounds = CGRect(origin: .zero, size: screen)
        root.anchorPoint = .zero
        renderer = LayerRenderer(rootLayer: root, pixelWidth: width, pixelHeight: height, scale: scale, background: background)
        session.clock = { [weak self] in self?.time ?? 0 }
    }

    /// Runs a frame, `elapsed` seconds after the last one; returns its damage.
    @discardableResult
    func frame(after elapsed: Double = 0) -> [CGRect] {
        time += elapsed
        session.renderLoop.tick(at: time)
        return renderer.render(at: time)
    }

    /// Runs frames until implicit animations are over.
    func settle() {
        frame()
        frame(after: 1)
    }

    /// The colour of a pixel: alpha, red, green, blue.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        (renderer.pixels + y * renderer.bytesPerRow + 4 * x).load(as: UInt32.self)
    }

    func channel(_ x: Int, _ y: Int, _ shift: UInt32) -> Int { Int(pixel(x, y) >> shift & 255) }

    var bytes: [UInt8] {
        Array(UnsafeRawBufferPointer(start: renderer.pixels, count: renderer.bytesPerRow * renderer.pixelHeight))
    }

    /// The bytes of the same moment, painted whole by a renderer that knows nothing of the frames before.
    func repainted() -> [UInt8] {
        let fresh = LayerRenderer(
            rootLayer: root, pixelWidth: renderer.pixelWidth, pixelHeight: renderer.pixelHeight, scale: renderer.scale,
            background: .white)
        _ = fresh.render(at: time)
        let bytes = Array(UnsafeRawBufferPointer(start: fresh.pixels, count: fresh.bytesPerRow * fresh.pixelHeight))
        // The render loop knows the root once: the fresh renderer's end must not end it.
        withExtendedLifetime(fresh) {}
        return bytes
    }
}

/// A layer with a frame and a colour.
func makeLayer(_ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
}

extension CGColor {
    static func rgb(_ hex: UInt32, _ alpha: CGFloat = 1) -> CGColor {
        CGColor(
            srgbRed: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: alpha)
    }
}

/// Notes what an animation tells.
final class AnimationLog: NSObject, CAAnimationDelegate {
    var events: [String] = []
    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append(flag ? "finished" : "cancelled") }
}
