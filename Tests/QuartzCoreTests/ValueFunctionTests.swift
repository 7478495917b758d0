import CoreGraphics
import Foundation
import QuartzCore
import Testing

extension CoreAnimationTests {
    @MainActor @Suite struct ValueFunctionTests {
        private let screen = Screen()

        /// How a layer is transformed half way through an animation from one value to another.
        private func halfway(_ name: CAValueFunctionName, _ from: Any, _ to: Any) throws -> CATransform3D {
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10))
            screen.root.addSublayer(layer)
            screen.frame()
            let animation = CABasicAnimation(keyPath: "transform")
            animation.valueFunction = CAValueFunction(name: name)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            animation.timingFunction = CAMediaTimingFunction(name: .linear)
            layer.add(animation, forKey: nil)
            screen.frame()
            screen.frame(after: 0.5)
            return try #require(layer.presentation()).transform
        }

        @Test func threeNumbersScaleAlongEachAxis() throws {
            let transform = try halfway(.scale, [1, 1, 1], [3, 2, 1])
            #expect(abs(transform.m11 - 2) < 1e-6 && abs(transform.m22 - 1.5) < 1e-6 && abs(transform.m33 - 1) < 1e-6)
        }

        @Test func threeNumbersMoveAlongEachAxis() throws {
            let transform = try halfway(kCAValueFunctionTranslate, [0, 0, 0], [10, 20, 40])
            #expect(abs(transform.m41 - 5) < 1e-6 && abs(transform.m42 - 10) < 1e-6 && abs(transform.m43 - 20) < 1e-6)
        }

        @Test func oneNumberScalesOneAxis() throws {
            let transform = try halfway(kCAValueFunctionScaleX, 1, 2)
            #expect(abs(transform.m11 - 1.5) < 1e-6 && abs(transform.m22 - 1) < 1e-6)
        }
    }
}
