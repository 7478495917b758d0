import QuartzCore
import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
struct MotionEffectTests {
    private let root = UIViewController()
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    private let stage: Stage
    private let size = CGSize(width: 400, height: 800)

    init() {
        stage = Stage(root)
        root.view.addSubview(view)
        stage.settle()
    }

    private func effect(
        _ path: String, _ low: Any?, _ high: Any?, _ type: UIInterpolatingMotionEffect.EffectType = .tiltAlongHorizontalAxis
    ) -> UIInterpolatingMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: path, type: type)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (low, high)
        return effect
    }

    /// The pointer is somewhere, until nothing moves any more.
    private func point(_ x: CGFloat, _ y: CGFloat) {
        _ = ViewerPosition.current.pointerMoved(to: CGPoint(x: x, y: y), in: size)
        stage.advance(2)
    }

    private var shown: CGPoint { view.layer.presentation()?.position ?? .zero }

    @Test func valuesLieBetweenTheEnds() {
        let across = effect("center.x", -20, 40)
        func value(_ x: CGFloat, _ y: CGFloat = 0) -> Double? {
            (across.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: x, vertical: y))?["center.x"] as? NSNumber)?.doubleValue
        }
        #expect(value(-1) == -20 && value(1) == 40 && value(0) == 10 && value(0, 1) == 10 && value(3) == 40)
        let down = effect("alpha", nil, 1, .tiltAlongVerticalAxis)
        let values = down.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: -1, vertical: 0))
        #expect(values?["alpha"] as? NSNumber == 0.5)
        #expect(effect("alpha", nil, nil).keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
        #expect(UIMotionEffect().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
        #expect(UIInterpolatingMotionEffect.EffectType.tiltAlongVerticalAxis.rawValue == 1)
    }

    @Test func groupsAddUp() {
        let group = UIMotionEffectGroup()
        #expect(group.motionEffects == nil && group.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
        group.motionEffects = [effect("center.x", -10, 10), effect("center.x", 0, 5), effect("center.y", -1, 1, .tiltAlongVerticalAxis)]
        let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: -1))
        #expect(values?["center.x"] as? NSNumber == 15 && values?["center.y"] as? NSNumber == -1)
    }

    @Test func aViewFollowsThePointerAndKeepsItsOwnValues() {
        view.addMotionEffect(effect("center.x", -30, 30))
        view.addMotionEffect(effect("center.y", -30, 30, .tiltAlongVerticalAxis))
        let center = view.center
        #expect(shown == center)
        point(400, 0)
        #expect(shown == CGPoint(x: center.x + 30, y: center.y - 30) && view.center == center)
        point(200, 400)
        #expect(abs(shown.x - center.x) < 0.01 && abs(shown.y - center.y) < 0.01)
        point(100, 400)
        #expect(abs(shown.x - center.x + 15) < 0.01)
        _ = ViewerPosition.current.pointerMoved(to: nil, in: size)
        stage.advance(2)
        #expect(abs(shown.x - center.x) < 0.01)
    }

    @Test func theWayThereIsSmooth() {
        view.addMotionEffect(effect("center.x", -30, 30))
        #expect(ViewerPosition.current.pointerMoved(to: CGPoint(x: 400, y: 400), in: size))
        stage.advance(0.05)
        #expect(shown.x > view.center.x + 1 && shown.x < view.center.x + 29)
    }

    @Test func nothingMovesWhenThePointerRests() {
        view.addMotionEffect(effect("center.x", -30, 30))
        point(400, 400)
        #expect(!FrameTicker.isActive && !Session.current.renderLoop.needsFrame)
        #expect(!ViewerPosition.current.pointerMoved(to: CGPoint(x: 400, y: 400), in: size))
    }

    @Test func withoutEffectsThePointerIsNothing() {
        #expect(!ViewerPosition.current.pointerMoved(to: CGPoint(x: 400, y: 400), in: size))
        #expect(!FrameTicker.isActive)
        // What comes later begins where the pointer is.
        view.addMotionEffect(effect("center.x", -30, 30))
        stage.settle()
        #expect(shown.x == view.center.x + 30)
    }

    @Test func removedEffectsLeaveNothing() {
        let effect = effect("center.x", -30, 30)
        view.addMotionEffect(effect)
        point(400, 400)
        #expect(view.motionEffects == [effect])
        view.removeMotionEffect(effect)
        stage.settle()
        #expect(shown == view.center && view.motionEffects.isEmpty && view.layer.animationKeys() == nil)
        #expect(!ViewerPosition.current.pointerMoved(to: CGPoint(x: 0, y: 0), in: size))
    }

    @Test func propertiesOfTheLayerAndItsTransformFollow() {
        view.motionEffects = [
            effect(
                "layer.shadowOffset", NSValue(uiOffset: UIOffset(horizontal: -6, vertical: 0)),
                NSValue(uiOffset: UIOffset(horizontal: 6, vertical: 2))),
            effect("transform", nil, NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 2))),
            effect("alpha", -0.5, -0.5),
        ]
        point(400, 400)
        let layer = view.layer.presentation()
        #expect(layer?.shadowOffset == CGSize(width: 6, height: view.layer.shadowOffset.height + 2))
        let transform = layer?.affineTransform() ?? .identity
        #expect(abs(transform.a - 2) < 1e-6 && abs(transform.d - 2) < 1e-6 && layer?.opacity == 0.5)
    }

    @Test func aViewThatComesBackIsWhereItWas() {
        view.addMotionEffect(effect("center.x", -30, 30))
        point(400, 400)
        view.removeFromSuperview()
        stage.settle()
        root.view.addSubview(view)
        stage.settle()
        #expect(shown.x == view.center.x + 30)
    }

    @Test func copiesHaveTheSameValues() {
        let copy = effect("center.x", -1, 2).copy() as? UIInterpolatingMotionEffect
        #expect(copy?.keyPath == "center.x" && copy?.type == .tiltAlongHorizontalAxis)
        #expect(copy?.minimumRelativeValue as? Int == -1 && copy?.maximumRelativeValue as? Int == 2)
        let group = UIMotionEffectGroup()
        group.motionEffects = [effect("alpha", 0, 1)]
        #expect((group.copy() as? UIMotionEffectGroup)?.motionEffects == group.motionEffects)
    }

    @Test func viewsWithEffectsAreFreed() {
        weak var freed: UIView?
        do {
            let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            freed = other
            other.addMotionEffect(effect("center.x", -30, 30))
            root.view.addSubview(other)
            point(400, 400)
            other.removeFromSuperview()
        }
        stage.settle()
        #expect(freed == nil && !ViewerPosition.current.pointerMoved(to: .zero, in: size))
    }
}
