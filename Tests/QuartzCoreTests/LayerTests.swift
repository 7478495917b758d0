import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore
import Testing

extension CoreAnimationTests {
    @MainActor @Suite struct LayerGeometryTests {
        @Test func frameComesFromBoundsPositionAndAnchor() {
            let layer = CALayer()
            layer.bounds = CGRect(x: 5, y: 5, width: 40, height: 20)
            layer.position = CGPoint(x: 100, y: 100)
            #expect(layer.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
            layer.anchorPoint = CGPoint(x: 0, y: 1)
            #expect(layer.frame == CGRect(x: 100, y: 80, width: 40, height: 20))
            layer.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
            #expect(layer.bounds == CGRect(x: 5, y: 5, width: 10, height: 10))
            #expect(layer.position == CGPoint(x: 1, y: 12))
        }

        @Test func aFrameThatIsNoNumberEndsTheAppAtTheAssignment() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                CALayer().frame = CGRect(x: CGFloat.nan, y: 0, width: 0, height: 0)
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("'CALayerInvalidGeometry', reason: 'CALayer position contains NaN: [nan 0]'"), "\(text)")
        }

        @Test func frameOfATransformedLayerIsItsBox() {
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 20))
            layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
            #expect(abs(layer.frame.minX - 10) < 1e-9 && abs(layer.frame.minY + 10) < 1e-9)
            #expect(abs(layer.frame.width - 20) < 1e-9 && abs(layer.frame.height - 40) < 1e-9)
            layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
            layer.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
            #expect(layer.bounds.size == CGSize(width: 40, height: 20))
            #expect(layer.frame == CGRect(x: 10, y: 10, width: 80, height: 40))
        }

        @Test func pointsConvertThroughTheTree() {
            let root = makeLayer(CGRect(x: 0, y: 0, width: 200, height: 200))
            let a = makeLayer(CGRect(x: 10, y: 20, width: 100, height: 100)), b = makeLayer(CGRect(x: 5, y: 5, width: 10, height: 10))
            let c = makeLayer(CGRect(x: 50, y: 60, width: 40, height: 40))
            root.addSublayer(a)
            a.addSublayer(b)
            root.addSublayer(c)
            a.bounds.origin = CGPoint(x: 0, y: 30)
            #expect(b.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: -4))
            #expect(b.convert(CGPoint(x: 1, y: 1), to: c) == CGPoint(x: -34, y: -64))
            #expect(c.convert(CGPoint(x: -34, y: -64), to: b) == CGPoint(x: 1, y: 1))
            #expect(b.convert(CGRect(x: 0, y: 0, width: 2, height: 2), from: c).origin == CGPoint(x: 35, y: 65))
            c.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
            let p = c.convert(CGPoint(x: 0, y: 0), to: root)
            #expect(abs(p.x - 90) < 1e-9 && abs(p.y - 100) < 1e-9)
        }

        @Test func conversionGoesThroughPerspective() {
            let root = makeLayer(CGRect(x: 0, y: 0, width: 100, height: 100))
            root.sublayerTransform.m34 = -1 / 100
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 100, height: 100))
            layer.zPosition = 50
            root.addSublayer(layer)
            // Half-way to the eye everything is twice as large, about the centre.
            #expect(layer.convert(CGPoint(x: 60, y: 50), to: root) == CGPoint(x: 70, y: 50))
            #expect(layer.convert(CGPoint(x: 70, y: 50), from: root) == CGPoint(x: 60, y: 50))
        }

        @Test func hitTestingFindsTheFrontmost() {
            let root = makeLayer(CGRect(x: 0, y: 0, width: 100, height: 100))
            let a = makeLayer(CGRect(x: 10, y: 10, width: 50, height: 50)), b = makeLayer(CGRect(x: 30, y: 30, width: 50, height: 50))
            let outside = makeLayer(CGRect(x: -20, y: 0, width: 10, height: 10))
            root.sublayers = [a, b]
            a.addSublayer(outside)
            #expect(root.hitTest(CGPoint(x: 40, y: 40)) === b)
            a.zPosition = 1
            #expect(root.hitTest(CGPoint(x: 40, y: 40)) === a)
            a.isHidden = true
            #expect(root.hitTest(CGPoint(x: 40, y: 40)) === b)
            #expect(root.hitTest(CGPoint(x: 15, y: 15)) === root)
            a.isHidden = false
            #expect(root.hitTest(CGPoint(x: -5, y: 15)) === outside)
            a.masksToBounds = true
            #expect(root.hitTest(CGPoint(x: -5, y: 15)) == nil)
            b.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
            #expect(root.hitTest(CGPoint(x: 79, y: 79)) === root)
            #expect(root.hitTest(CGPoint(x: 55, y: 88)) === b)
        }

        @Test func timesConvertAndPausedLayersStandStill() {
            let root = CALayer(), child = CALayer()
            root.addSublayer(child)
            child.speed = 2
            child.beginTime = 10
            #expect(child.convertTime(15, from: nil) == 10)
            #expect(child.convertTime(10, to: root) == 15)
            child.beginTime = 0
            child.speed = 1
            let paused = child.convertTime(100, from: nil)
            child.speed = 0
            child.timeOffset = paused
            #expect(child.convertTime(175, from: nil) == 100)
            child.speed = 1
            child.timeOffset = 0
            child.beginTime = 0
            child.beginTime = child.convertTime(175, from: nil) - paused
            #expect(child.convertTime(175, from: nil) == 100)
        }
    }

    @MainActor @Suite struct LayerTreeTests {
        @Test func layersAreInsertedReplacedAndRemoved() {
            let root = CALayer(), layers = (0..<4).map { _ in CALayer() }
            func order() -> [Int] { (root.sublayers ?? []).map { layer in layers.firstIndex { $0 === layer }! } }
            root.addSublayer(layers[0])
            root.addSublayer(layers[1])
            root.insertSublayer(layers[2], at: 0)
            #expect(order() == [2, 0, 1])
            root.insertSublayer(layers[3], above: layers[2])
            #expect(order() == [2, 3, 0, 1])
            root.insertSublayer(layers[1], below: layers[2])
            #expect(order() == [1, 2, 3, 0])
            root.addSublayer(layers[1])
            #expect(order() == [2, 3, 0, 1])
            root.replaceSublayer(layers[3], with: layers[1])
            #expect(order() == [2, 1, 0])
            layers[1].removeFromSuperlayer()
            #expect(order() == [2, 0] && layers[1].superlayer == nil)
            root.sublayers = nil
            #expect(root.sublayers == nil && layers[0].superlayer == nil)
        }

        @Test func aSuperlayerIsNotKeptAlive() {
            let child = CALayer()
            weak var seen: CALayer?
            do {
                let parent = CALayer()
                parent.addSublayer(child)
                seen = parent
            }
            #expect(seen == nil && child.superlayer == nil)
        }

        @Test func layoutRunsFromTheTopmostLayerThatNeedsIt() {
            final class Counting: CALayer {
                static var order: [String] = []
                override func layoutSublayers() { Counting.order.append(name ?? "") }
            }
            let (top, middle, leaf) = (Counting(), Counting(), Counting())
            (top.name, middle.name, leaf.name) = ("top", "middle", "leaf")
            top.addSublayer(middle)
            middle.addSublayer(leaf)
            top.layoutIfNeeded()
            Counting.order = []
            leaf.setNeedsLayout()
            middle.setNeedsLayout()
            leaf.layoutIfNeeded()
            #expect(Counting.order == ["middle", "leaf"])
            leaf.layoutIfNeeded()
            #expect(Counting.order == ["middle", "leaf"])
            middle.bounds.size = CGSize(width: 10, height: 10)
            #expect(middle.needsLayout())
        }

        @Test func keyPathsReachIntoValues() {
            let layer = CALayer()
            layer.setValue(30, forKeyPath: "position.x")
            layer.setValue(NSNumber(value: 12.5), forKeyPath: "bounds.size.width")
            layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
            layer.setValue(8, forKey: "cornerRadius")
            layer.setValue(true, forKey: "masksToBounds")
            layer.setValue(3, forKeyPath: "shadowOffset.height")
            layer.setValue("x", forKey: "myKey")
            #expect(layer.position.x == 30 && layer.bounds.width == 12.5 && layer.cornerRadius == 8 && layer.masksToBounds)
            #expect(layer.shadowOffset.height == 3)
            #expect(abs(layer.transform.m12 - 1) < 1e-12)
            #expect((layer.value(forKeyPath: "transform.rotation") as? Double).map { abs($0 - .pi / 2) < 1e-9 } == true)
            #expect(layer.value(forKeyPath: "transform.scale.x") as? CGFloat == 1)
            #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 30, y: 0))
            #expect(layer.value(forKey: "myKey") as? String == "x")
            layer.setValue(2, forKeyPath: "transform.scale")
            #expect(abs(layer.transform.m12 - 2) < 1e-9)
            layer.setValue(CGSize(width: 4, height: 5), forKeyPath: "transform.translation")
            #expect(layer.transform.m41 == 4 && layer.transform.m42 == 5)
        }

        @Test func archivesKeepLayers() throws {
            let layer = CAShapeLayer()
            layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            layer.fillColor = .rgb(0x336699)
            layer.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            layer.lineDashPattern = [2, 3]
            layer.lineCap = .round
            layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)
            layer.addSublayer(makeLayer(CGRect(x: 5, y: 5, width: 5, height: 5), .rgb(0xFF0000)))
            let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
            let again = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CAShapeLayer.self, from: data))
            #expect(again.position == layer.position && again.fillColor == layer.fillColor && again.path == layer.path)
            #expect(again.lineDashPattern == [2, 3] && again.lineCap == .round)
            expectClose(again.transform, layer.transform)
            #expect(again.sublayers?.first?.frame == CGRect(x: 5, y: 5, width: 5, height: 5))
        }
    }

    @MainActor @Suite struct ActionTests {
        private final class Action: NSObject, CAAction {
            let name: String
            var runs: [String] = []
            init(_ name: String) { self.name = name }
            func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { runs.append(event) }
        }

        private final class Delegate: NSObject, CALayerDelegate {
            var action: (any CAAction)?
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { action }
        }

        private final class Bare: NSObject, CALayerDelegate {}

        private final class Custom: CALayer {
            nonisolated(unsafe) static var action: (any CAAction)?
            override class func defaultAction(forKey event: String) -> (any CAAction)? { action }
        }

        private func name(_ action: (any CAAction)?) -> String? { (action as? Action)?.name }

        @Test func actionsAreSearchedInApplesOrder() {
            let layer = Custom()
            Custom.action = Action("class")
            #expect(name(layer.action(forKey: "x")) == "class")
            layer.style = ["actions": ["x": Action("style")] as [String: any CAAction]]
            #expect(name(layer.action(forKey: "x")) == "style")
            layer.actions = ["x": Action("dictionary")]
            #expect(name(layer.action(forKey: "x")) == "dictionary")
            let bare = Bare()
            layer.delegate = bare
            #expect(name(layer.action(forKey: "x")) == "dictionary")
            let delegate = Delegate()
            layer.delegate = delegate
            #expect(name(layer.action(forKey: "x")) == "dictionary")
            delegate.action = Action("delegate")
            #expect(name(layer.action(forKey: "x")) == "delegate")
            delegate.action = NSNull()
            #expect(layer.action(forKey: "x") == nil)
        }

        @Test func changesRunTheirActionsUnlessDisabled() {
            let layer = CALayer(), action = Action("a")
            layer.actions = ["position": action, "bounds": action, kCAOnOrderIn: action, "sublayers": action]
            layer.position = CGPoint(x: 1, y: 1)
            layer.position = CGPoint(x: 1, y: 1)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.position = CGPoint(x: 2, y: 2)
            CATransaction.begin()
            layer.position = CGPoint(x: 3, y: 3)
            CATransaction.commit()
            CATransaction.commit()
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            #expect(action.runs == ["position", "bounds", "position"])
            action.runs = []
            layer.addSublayer(CALayer())
            CALayer().addSublayer(layer)
            #expect(action.runs == ["sublayers", kCAOnOrderIn])
        }

        @Test func onlyShownLayersAnimateImplicitly() throws {
            let screen = Screen()
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10))
            screen.root.addSublayer(layer)
            layer.opacity = 0.5
            #expect(layer.animationKeys() == nil && layer.presentation() == nil)
            screen.frame()
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            layer.opacity = 1
            CATransaction.commit()
            layer.position.x = 50
            let opacity = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
            #expect(opacity.duration == 2 && opacity.fromValue as? Double == 0.5)
            #expect(opacity.timingFunction == CAMediaTimingFunction(name: .default))
            #expect(layer.animation(forKey: "position")?.duration == 0.25)
            screen.frame()
            screen.frame(after: 1)
            let y = CAMediaTimingFunction(name: .default).curve.y(atX: 0.5)
            #expect(abs(Double(layer.presentation()!.opacity) - (0.5 + 0.5 * y)) < 1e-6)
            #expect(layer.opacity == 1 && layer.presentation()!.model() === layer)
            #expect(layer.animationKeys() == ["opacity"])
        }

        @Test func implicitAnimationsBeginWhereTheLayerShows() throws {
            let screen = Screen()
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10))
            screen.root.addSublayer(layer)
            screen.frame()
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.position.x = 105
            screen.frame()
            screen.frame(after: 0.125)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.position.x = 5
            let animation = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
            #expect((animation.fromValue as? CGPoint)?.x == 55)
        }

        @Test func transactionsNestAndComplete() {
            let screen = Screen()
            var log: [String] = []
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10))
            screen.root.addSublayer(layer)
            screen.frame()
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("outer") }
            CATransaction.setAnimationDuration(1)
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("inner") }
            #expect(CATransaction.animationDuration() == 1)
            CATransaction.setAnimationDuration(3)
            layer.opacity = 0
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 1 && log.isEmpty)
            layer.position.x = 80
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 0.25 && log.isEmpty)
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("empty") }
            CATransaction.commit()
            #expect(log == ["empty"])
            screen.frame()
            screen.frame(after: 2)
            #expect(log == ["empty"])
            screen.frame(after: 1)
            #expect(log == ["empty", "inner", "outer"])
        }
    }
}
