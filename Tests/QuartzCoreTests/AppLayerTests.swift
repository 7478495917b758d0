import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore
import Testing

/// A layer as apps write them: it draws a property of its own, which animations change.
private final class BarLayer: CALayer {
    var progress: CGFloat = 0

    override init() { super.init() }
    override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? BarLayer { progress = other.progress }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }

    override func draw(in ctx: CGContext) {
        ctx.setFillColor(.rgb(0xFF0000))
        ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
    }

    /// What the compiler's lowering writes for a class of an app's.
    static func register() {
        ClassRegistry.register(BarLayer.self) { description in
            description.initializer("initWithLayer:") { BarLayer(layer: $0[0] as Any) }
            description.property("progress", get: { ($0 as! BarLayer).progress }) {
                ($0 as! BarLayer).progress = CGFloat(($1 as? NSNumber)?.doubleValue ?? $1 as? Double ?? 0)
            }
        }
    }
}

extension CoreAnimationTests {
    @MainActor @Suite struct AppLayerTests {
        private let screen = Screen()
        private let layer = BarLayer()

        init() {
            BarLayer.register()
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
            screen.root.addSublayer(layer)
            layer.setNeedsDisplay()
            screen.frame()
        }

        private var length: Int { (0..<100).filter { screen.pixel($0, 10) == 0xFFFF_0000 }.count }

        @Test func propertiesOfTheAppsOwnAreAnimatedAndDrawn() throws {
            #expect(length == 0)
            let animation = CABasicAnimation(keyPath: "progress")
            (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
            layer.add(animation, forKey: "progress")
            screen.frame()
            for quarter in 1...3 {
                screen.frame(after: 0.25)
                #expect(length == quarter * 25)
            }
            // The copy is of the app's own class, and made with the app's own initializer.
            let shown = try #require(layer.presentation())
            #expect(shown !== layer && abs(shown.progress - 0.75) < 1e-9 && layer.progress == 0 && shown.model() === layer)
            screen.frame(after: 0.5)
            #expect(length == 0 && layer.presentation()?.progress == 0)
        }
    }
}
