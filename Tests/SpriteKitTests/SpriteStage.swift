import QuartzCore
import SampanHost

@testable import SpriteKit
@testable import UIKit

/// A window with a view for scenes, and time and fingers that the test moves. For suites with a `.session`.
@MainActor
final class SpriteStage {
    let window: UIWindow
    let view: SKView
    private let session = Session.current
    private let clock = HostClock(now: 100)
    private let renderer: LayerRenderer

    init(size: CGSize = CGSize(width: 200, height: 200), scene: SKScene? = nil) {
        session.clock = { [clock] in clock.now }
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        renderer = LayerRenderer(
            rootLayer: UIScreen.main.rootLayer, pixelWidth: Int(size.width), pixelHeight: Int(size.height), scale: 1)
        view = SKView(frame: CGRect(origin: .zero, size: size))
        let controller = UIViewController()
        window.rootViewController = controller
        controller.view.addSubview(view)
        window.makeKeyAndVisible()
        if let scene { view.presentScene(scene) }
        frame()
    }

    var now: Double { clock.now }

    /// Makes a number of frames, a sixtieth of a second each.
    func frame(_ count: Int = 1) {
        for _ in 0..<count {
            clock.now += 1.0 / 60
            HostTimer.fire(at: clock.now)
            FrameTicker.tick(at: clock.now)
            session.renderLoop.tick(at: clock.now)
        }
    }

    func advance(_ seconds: Double) { frame(Int((seconds * 60).rounded())) }

    /// A finger that comes down, goes elsewhere and is lifted.
    func drag(from: CGPoint, to: CGPoint) {
        let delivery = TouchDelivery()
        delivery.handle(id: 0, phase: .began, location: from, time: clock.now)
        frame()
        if to != from {
            delivery.handle(id: 0, phase: .moved, location: to, time: clock.now)
            frame()
        }
        delivery.handle(id: 0, phase: .ended, location: to, time: clock.now)
        frame()
    }

    func tap(_ point: CGPoint) { drag(from: point, to: point) }

    /// What the screen shows, a pixel a point.
    func picture() -> CGImage? {
        _ = renderer.render(at: clock.now)
        return renderer.image()
    }

    /// The colour at a point of the screen: red, green and blue.
    func color(at point: CGPoint) -> [Int] {
        guard let surface = picture()?.surface else { return [] }
        return surface.color(Int(point.x), Int(point.y))
    }
}

extension Surface {
    /// Red, green and blue of a pixel.
    func color(_ x: Int, _ y: Int) -> [Int] {
        let pixel = (pixels + y * bytesPerRow + 4 * x).load(as: UInt32.self)
        return [Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255)]
    }
}

/// A scene that writes down what it is told.
final class LoggingScene: SKScene {
    var log: [String] = []

    override func sceneDidLoad() { log.append("loaded") }
    override func didMove(to view: SKView) { log.append("moved") }
    override func willMove(from view: SKView) { log.append("left") }
    override func didChangeSize(_ oldSize: CGSize) { log.append("size \(Int(oldSize.width))") }
    override func update(_ currentTime: TimeInterval) { log.append("update") }
    override func didEvaluateActions() { log.append("actions") }
    override func didSimulatePhysics() { log.append("physics") }
    override func didApplyConstraints() { log.append("constraints") }
    override func didFinishUpdate() { log.append("finish") }
}
